import { expect, test } from 'vitest';
import { tabText } from './tab-text.ts';

test('trainers and staff find grades and people, learners what is their own', () => {
  expect(tabText('learning', ['trainer'])).toBe('tab_grades');
  expect(tabText('enrollment', ['administrator'])).toBe('tab_people');
  expect(tabText('learning', ['enrolled', 'administrator'])).toBe('tab_learning');
  expect(tabText('general', ['trainer'])).toBe('tab_general');
});
