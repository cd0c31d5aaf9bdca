declare module '#web/texts/*.json?first' {
  const texts: typeof import('./pt.json');
  export default texts;
}

declare module '#web/texts/*.json?rest' {
  const texts: typeof import('./pt.json');
  export default texts;
}
