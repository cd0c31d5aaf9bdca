import { describe, expect, test } from 'vitest';
import { readRecoveryCode, recoveryCodeOf } from './recovery-code.ts';

describe('a recovery code', () => {
  test('is ten unambiguous digits in two groups', () => {
    expect(recoveryCodeOf(new Uint8Array([0, 31, 32, 33, 10, 255, 18, 20, 22, 28]))).toBe('0z01a-zjmpw');
  });

  test('is read in any notation', () => {
    for (const typed of ['7k3mq-9x2v1', ' 7K3MQ 9X2VI ', '7k3mq9x2vl']) {
      expect(readRecoveryCode(typed)).toBe('7k3mq-9x2v1');
    }
    expect(readRecoveryCode('O0o00-00000')).toBe('00000-00000');
  });

  test('is rejected in any other form', () => {
    for (const typed of ['', '123456', '7k3mq-9x2v', '7k3mq-9x2vdd', '7k3mq-9x2v€', 'uuuuu-uuuuu']) {
      expect(readRecoveryCode(typed)).toBeNull();
    }
  });
});
