import { describe, expect, test } from 'vitest';
import { openGate } from './gate.ts';

describe('running uploads', () => {
  test('are limited per sender and in total', async () => {
    const gate = openGate({ mostEach: 2, most: 10 });
    const { promise, resolve } = Promise.withResolvers<string>();
    const send = (sender: string, weight: number) => gate({ sender, weight }, () => promise);
    const first = [send('ana', 4), send('ana', 1)];
    await expect(send('ana', 1)).rejects.toMatchObject({ code: 'too_many_requests', data: { seconds: 30 } });
    const other = send('rui', 5);
    await expect(send('eva', 1)).rejects.toThrow('server_busy');
    resolve('sent');
    expect(await Promise.all([...first, other])).toEqual(['sent', 'sent', 'sent']);
    expect(await send('ana', 10)).toBe('sent');
  });

  test('free their share when they fail', async () => {
    const gate = openGate({ mostEach: 1, most: 1 });
    const failing = gate({ sender: 'ana', weight: 1 }, () => Promise.reject(new Error('broken off')));
    await expect(failing).rejects.toThrow('broken off');
    expect(await gate({ sender: 'ana', weight: 1 }, async () => 'sent')).toBe('sent');
  });
});
