import { expect, test } from 'vitest';
import { detourOf, withoutDetour } from './no-detours.ts';

test('a file that only hands on is a detour', () => {
  const code = 'export{t as component,n as loader}from"./b1_-c.js";';
  expect(detourOf(code)).toEqual({ target: 'b1_-c.js', names: { component: 't', loader: 'n' } });
});

test.each([
  ['does something', 'export{t as a}from"./b.js";console.log();'],
  ['brings another', 'import"./c.js";export{t as a}from"./b.js";'],
  ['hands on from two', 'export{t as a}from"./b.js";export{n as c}from"./d.js";'],
  ['has something of its own', 'const a=1;export{a};'],
])('a file that %s is none', (_what, code) => {
  expect(detourOf(code)).toBeNull();
});

test('who went there goes to the file behind it, and finds the same names', () => {
  const detour = { target: 'b.js', names: { component: 't' } };
  expect(withoutDetour('x(()=>import(`./a.js`),[]);import("./aa.js")', 'a.js', detour)).toBe(
    'x(()=>import("./b.js").then(e=>({"component":e["t"]})),[]);import("./aa.js")',
  );
});
