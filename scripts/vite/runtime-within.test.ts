import { expect, test } from 'vitest';
import { withRuntime } from './runtime-within.ts';

test('what a file imported from the runtime stands within it, by the same names', () => {
  const runtime = 'var e=1,t=()=>e;export{t as n,e as o};';
  const code = 'import{n as x,o}from"./r_1-.js";import{a}from"./b.js";x(o,a);';
  expect(withRuntime(code, 'assets/r_1-.js', runtime)).toBe(
    'const{n:x,o:o}=(()=>{var e=1,t=()=>e;;return{n:t,o:e}})();import{a}from"./b.js";x(o,a);',
  );
});
