import { describe, expect, test } from 'vitest';
import { phoneAddress, readContactSettings } from './contact-settings.ts';

describe('where the operator is reached', () => {
  test('is told as its owner wrote it, and nothing is told of what the owner left out', () => {
    const settings = [{ key: 'contactAddress', value: ' Rua Direita 1, Luanda ' }];
    expect(readContactSettings(settings, 'pt-AO')).toEqual({ address: 'Rua Direita 1, Luanda', phone: '', hours: '' });
  });

  test('is told in the language of the reader where it was written in several', () => {
    const settings = [{ key: 'contactHours', value: '{"pt":"Dias úteis","en-GB":"Working days"}' }];
    expect(readContactSettings(settings, 'pt-MZ').hours).toBe('Dias úteis');
    expect(readContactSettings(settings, 'en-GB').hours).toBe('Working days');
  });

  test('is not told where it cannot be read', () => {
    expect(readContactSettings([{ key: 'contactPhone', value: '{"pt":' }], 'pt-PT').phone).toBe('');
  });

  test('can be dialled', () => {
    expect(phoneAddress('+244 (923) 000-000')).toBe('tel:+244923000000');
  });
});
