/** Makes a value once for the same arguments, which JSON tells apart. Forever, so they must be few. */
export function remembered<Args extends unknown[], Made>(make: (...args: Args) => Made): typeof make {
  const known = new Map<string, Made>();
  return (...args) => {
    const key = JSON.stringify(args);
    const made = known.get(key) ?? make(...args);
    known.set(key, made);
    return made;
  };
}
