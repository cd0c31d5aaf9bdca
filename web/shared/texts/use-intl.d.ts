import type { Texts } from './texts.ts';

declare module 'use-intl' {
  interface AppConfig {
    Messages: Texts;
  }
}
