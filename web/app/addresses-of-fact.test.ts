import { expect, test } from 'vitest';
import { addressesOf } from './addresses-of-fact.ts';

test.each([
  [{ kind: 'catalogue_changed' }, ['/courses', '/partners', '/trainers', '/news', '/classes', '/']],
  [{ kind: 'trainer_changed', person_id: 4 }, ['/trainers/4']],
  [{ kind: 'course_outline_changed', course_id: 12 }, ['/courses/12']],
  [{ kind: 'news_changed' }, ['/news', '/']],
  [{ kind: 'settings_changed' }, ['*']],
] as const)('%j is shown by %j', (fact, addresses) => {
  expect(addressesOf(fact)).toEqual(addresses);
});
