/**
 * The sandbox looks like the site that it belongs to, but imports none of its code, so the tokens are repeated here. A
 * test compares them with web/shared/styles/tokens.css.
 */
export const style = `:root{color-scheme:light dark;
  --ground: light-dark(#f6f4ed, #141815);
  --ground-raised: light-dark(#fffefa, #1d221e);
  --ink: light-dark(#1b201c, #efede4);
  --ink-soft: light-dark(#4a524b, #bcc1b6);
  --rule: light-dark(#1b201c, #667068);
  --line-strong: light-dark(#808375, #79827a);
  --action: light-dark(#0f5a41, #86d0aa);
  --action-hover: light-dark(#0a4330, #a3dfc0);
  --on-action: light-dark(#ffffff, #0a2419);
  --point: light-dark(#e3a21a, #f0b740);
  --point-wash: light-dark(#faecc9, #3a2f14);
  --on-point-wash: light-dark(#6b4700, #f5cf7c);
  --danger-wash: light-dark(#f8e2dc, #43211b);
  --on-danger-wash: light-dark(#7d1f11, #fac2b6);
  --focus: light-dark(#14607f, #8cd3f5);
  --font-display: 'Besley', 'Besley fallback', 'Besley wide fallback', Georgia, serif;
  --font-text: 'Hanken Grotesk', 'Hanken fallback', 'Hanken wide fallback', system-ui, sans-serif;
  --text-2: 1rem;
  --text-3: 1.125rem;
  --text-5: clamp(1.375rem, 1.28rem + 0.5vw, 1.6875rem);
  --leading: 1.6;
  --leading-tight: 1.14;
  --space-1: 0.5rem;
  --space-2: 1rem;
  --space-3: 1.5rem;
  --space-4: 2rem;
  --space-8: 4rem;
  --gutter: clamp(1rem, 0.4rem + 2.6vw, 2rem);
  --form: 33rem;
  --touch: 2.75rem;
  --control: 3rem;
  --stroke-2: 1.5px;
  --stroke-3: 2px;
  --stroke-4: 3px;
  --round-2: 6px;
}
*{box-sizing:border-box}
body{background:var(--ground);color:var(--ink);font:var(--text-3)/var(--leading) var(--font-text)}
h1,h2{font-family:var(--font-display);font-weight:540;line-height:var(--leading-tight)}
a,summary{color:var(--action)}
:focus-visible{outline:var(--stroke-4) solid var(--focus);outline-offset:var(--stroke-3)}
body{max-width:calc(var(--form) + 2 * var(--gutter));margin:0 auto;padding:var(--space-3) var(--gutter) var(--space-8)}
header{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:0 var(--space-2);padding-bottom:var(--space-1);border-bottom:var(--stroke-3) solid var(--rule)}
h1{margin:0;font-size:var(--text-5)}h1::after{content:'';display:inline-block;width:.3em;height:.3em;margin-left:.1em;border-radius:50%;background:var(--point)}
h2{margin-top:var(--space-4)}
header a,p>a,summary{display:inline-flex;align-items:center;min-height:var(--touch)}summary{display:list-item;padding-top:var(--space-1);cursor:pointer}
.notice{padding:var(--space-1) var(--space-2);border-radius:var(--round-2);background:var(--point-wash);color:var(--on-point-wash);font-size:var(--text-2)}
.warning{padding:var(--space-1) var(--space-2);border-radius:var(--round-2);background:var(--danger-wash);color:var(--on-danger-wash)}
dl{display:grid;grid-template-columns:auto 1fr;gap:var(--space-1) var(--space-3);margin-block:var(--space-3)}
dt{color:var(--ink-soft)}dd{margin:0;font-weight:600;overflow-wrap:anywhere}
form{display:grid;gap:var(--space-1);margin-block:var(--space-2)}label{font-size:var(--text-2);font-weight:600}ul{padding-left:var(--space-3)}li{margin-block:var(--space-1)}
input,button{min-height:var(--control);padding:var(--space-1) var(--space-2);border:var(--stroke-2) solid var(--line-strong);border-radius:var(--round-2);background:var(--ground-raised);color:var(--ink);font:inherit}
button{border-color:var(--action);color:var(--action);font-weight:600;cursor:pointer}
button.main{background:var(--action);color:var(--on-action)}button.main:hover{background:var(--action-hover)}`;
