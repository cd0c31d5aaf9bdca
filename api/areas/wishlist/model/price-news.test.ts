import { describe, expect, test } from 'vitest';
import { fallenTo, priceFor } from './price-news.ts';

const now = new Date('2026-11-21T08:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const aoa = (amount_minor: number) => ({ currency_id: 1, amount_minor });
const usd = (amount_minor: number) => ({ currency_id: 2, amount_minor });

describe('the price shown to a user', () => {
  test('is in the own currency if an editor set one', () => {
    expect(priceFor([aoa(4_500), usd(49)], 2)).toEqual(usd(49));
  });

  test('is the first other one otherwise, and null without any', () => {
    expect(priceFor([aoa(4_500)], 2)).toEqual(aoa(4_500));
    expect(priceFor([], 2)).toBeNull();
  });
});

describe('a price', () => {
  const existing = { price: aoa(4_500), lastFall: null };

  test('has fallen when it is lower than the known one, in the same currency', () => {
    expect(fallenTo(existing, [aoa(4_000), usd(60)], now)).toEqual(aoa(4_000));
  });

  test.each([
    ['stays', existing, [aoa(4_500)]],
    ['rises', existing, [aoa(4_600)]],
    ['is gone', existing, []],
    ['is set in another currency only', existing, [usd(10)]],
    ['was not there before', { price: null, lastFall: null }, [aoa(10)]],
  ])('has not fallen when it %s', (_, before, prices) => {
    expect(fallenTo(before, prices, now)).toBeNull();
  });

  test('that swings is reported once a day', () => {
    const lastFall = { amount_minor: 4_000, at: hoursAgo(2) };
    expect(fallenTo({ ...existing, lastFall }, [aoa(4_000)], now)).toBeNull();
    expect(fallenTo({ ...existing, lastFall: { ...lastFall, at: hoursAgo(25) } }, [aoa(4_000)], now)).toEqual(
      aoa(4_000),
    );
  });

  test('that falls further is reported at once', () => {
    expect(fallenTo({ ...existing, lastFall: { amount_minor: 4_000, at: hoursAgo(1) } }, [aoa(3_900)], now)).toEqual(
      aoa(3_900),
    );
  });
});
