import { describe, expect, test } from 'vitest';
import { phoneAddress, readContactSettings } from './contact-settings.ts';

describe('the contact of the operator', () => {
  test('is trimmed, and empty where it is not set', () => {
    const settings = [{ key: 'contactAddress', value: ' Rua Direita 1, Luanda ' }];
    expect(readContactSettings(settings, 'pt-AO')).toEqual({ address: 'Rua Direita 1, Luanda', phone: '', hours: '' });
  });

  test('is in the language of the reader if it is written in several', () => {
    const settings = [{ key: 'contactHours', value: '{"pt":"Dias úteis","en-GB":"Working days"}' }];
    expect(readContactSettings(settings, 'pt-MZ').hours).toBe('Dias úteis');
    expect(readContactSettings(settings, 'en-GB').hours).toBe('Working days');
  });

  test('is empty if it cannot be parsed', () => {
    expect(readContactSettings([{ key: 'contactPhone', value: '{"pt":' }], 'pt-PT').phone).toBe('');
  });

  test('can be dialled', () => {
    expect(phoneAddress('+244 (923) 000-000')).toBe('tel:+244923000000');
  });
});
