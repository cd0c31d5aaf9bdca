import { expect, test } from 'vitest';
import { inScript, terse } from './in-script.ts';

test('no text ends the script', () => {
  const answer = inScript(JSON.stringify('</script><!--&\u2028'));
  expect(answer).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(answer)).toBe('</script><!--&\u2028');
});

test('a script loses only its indents and comment lines', () => {
  const script = "// Why.\nif (a) {\n  // Whereto.\n  go('https://a.example/ // b');\n\n  stay();\n}\n";
  expect(terse(script)).toBe("if (a) {\ngo('https://a.example/ // b');\n\nstay();\n}\n");
});
