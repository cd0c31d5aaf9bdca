export function Options({ of }: { of: readonly { key: string; name: string }[] }) {
  return of.map(({ key, name }) => (
    <option key={key} value={key}>
      {name}
    </option>
  ));
}
