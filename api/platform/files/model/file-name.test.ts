import { describe, expect, test } from 'vitest';
import { safeFileName } from './file-name.ts';

describe('the name of a file', () => {
  test('keeps what a person wrote', () => {
    expect(safeFileName('Comprovativo 12.05.2026 — João.pdf', 'pdf')).toBe('Comprovativo 12.05.2026 — João.pdf');
  });

  test('has the extension of the real type', () => {
    expect(safeFileName('foto.jpg.php', 'jpg')).toBe('foto.jpg.jpg');
    expect(safeFileName('talao', 'png')).toBe('talao.png');
  });

  test('loses folders, control characters and direction marks', () => {
    expect(safeFileName('../../etc/passwd', 'pdf')).toBe('passwd.pdf');
    expect(safeFileName(String.raw`C:\Users\x\nota.pdf`, 'pdf')).toBe('nota.pdf');
    expect(safeFileName('a\u0000b\r\nc\u202Egpj.exe', 'pdf')).toBe('abcgpj.pdf');
    expect(safeFileName('a"; filename="b.html', 'pdf')).toBe('a-- filename=-b.pdf');
  });

  test('is never empty nor too long', () => {
    expect(safeFileName('', 'pdf')).toBe('ficheiro.pdf');
    expect(safeFileName('...', 'pdf')).toBe('ficheiro.pdf');
    expect(safeFileName('é'.repeat(500), 'pdf')).toHaveLength(104);
  });
});
