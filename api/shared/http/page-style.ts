/**
 * The tokens of the front office, repeated for plain pages of the server, which have no build. A test compares them
 * with web/shared/styles/tokens.css.
 */
const tokens = {
  '--ground': 'light-dark(#f6f4ed, #141815)',
  '--ground-sunken': 'light-dark(#ebe8dd, #0e110f)',
  '--ground-raised': 'light-dark(#fffefa, #1d221e)',
  '--ink': 'light-dark(#1b201c, #efede4)',
  '--ink-soft': 'light-dark(#4a524b, #bcc1b6)',
  '--line': 'light-dark(#dcd8ca, #333b35)',
  '--rule': 'light-dark(#1b201c, #667068)',
  '--line-strong': 'light-dark(#808375, #79827a)',
  '--action': 'light-dark(#0f5a41, #86d0aa)',
  '--action-hover': 'light-dark(#0a4330, #a3dfc0)',
  '--on-action': 'light-dark(#ffffff, #0a2419)',
  '--point': 'light-dark(#e3a21a, #f0b740)',
  '--point-wash': 'light-dark(#faecc9, #3a2f14)',
  '--on-point-wash': 'light-dark(#6b4700, #f5cf7c)',
  '--danger-wash': 'light-dark(#f8e2dc, #43211b)',
  '--on-danger-wash': 'light-dark(#7d1f11, #fac2b6)',
  '--focus': 'light-dark(#14607f, #8cd3f5)',
  '--font-display': "'Besley', 'Besley fallback', 'Besley wide fallback', Georgia, serif",
  '--font-text': "'Hanken Grotesk', 'Hanken fallback', 'Hanken wide fallback', system-ui, sans-serif",
  '--text-1': '0.875rem',
  '--text-2': '1rem',
  '--text-3': '1.125rem',
  '--text-5': 'clamp(1.375rem, 1.28rem + 0.5vw, 1.6875rem)',
  '--text-6': 'clamp(1.75rem, 1.5rem + 1.25vw, 2.5rem)',
  '--figure-2': 'clamp(1.3125rem, 1rem + 1.7vw, 2.25rem)',
  '--leading': '1.6',
  '--leading-tight': '1.14',
  '--space-half': '0.25rem',
  '--space-1': '0.5rem',
  '--space-2': '1rem',
  '--space-3': '1.5rem',
  '--space-4': '2rem',
  '--space-8': '4rem',
  '--gutter': 'clamp(1rem, 0.4rem + 2.6vw, 2rem)',
  '--form': '33rem',
  '--page': '75rem',
  '--touch': '2.75rem',
  '--control': '3rem',
  '--stroke-1': '1px',
  '--stroke-2': '1.5px',
  '--stroke-3': '2px',
  '--stroke-4': '3px',
  '--round-2': '6px',
};

export const siteStyle = `
:root { color-scheme: light dark; ${Object.entries(tokens)
  .map(([name, value]) => `${name}: ${value};`)
  .join(' ')} }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: var(--text-3) / var(--leading) var(--font-text); }
h1, h2 { font-family: var(--font-display); font-weight: 540; line-height: var(--leading-tight); }
h1 { font-size: var(--text-6); }
h2 { font-size: var(--text-5); }
a, summary { color: var(--action); }
a:hover, summary:hover { color: var(--action-hover); }
:focus-visible { outline: var(--stroke-4) solid var(--focus); outline-offset: var(--stroke-3); }
`;
