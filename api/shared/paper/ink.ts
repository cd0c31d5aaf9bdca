export const ink = {
  paper: '#fffefa',
  black: '#1b201c',
  soft: '#4a524b',
  green: '#0f5a41',
  deep: '#12382b',
  onDeep: '#f3f1e7',
  softOnDeep: '#b9cbbf',
  cream: '#f1e9d4',
  leaf: '#86b59d',
  saffron: '#e3a21a',
};
