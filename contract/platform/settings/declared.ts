import { z } from 'zod';
import {
  jsonOf,
  jsonSetting,
  numberSetting,
  pictureSetting,
  choiceSetting,
  switchSetting,
  textSetting,
  type SettingGroup,
} from '#contract/setting.ts';
import { defaultCurrency, defaultLocale, localeKeys, minimumLoadingScreenMs } from '#contract/visitor-values.ts';
import { isAccentColor } from '#contract/rules/accent-color.ts';
import { isDay } from '#contract/rules/days.ts';
import { homeSections } from './home-sections.ts';

const everybody = { group: 'General', readers: 'everybody' } as const satisfies {
  group: SettingGroup;
  readers: string;
};

const languages = { ...everybody, topic: 'languages' } as const;

/** A page of the site, or a whole address. */
const link = textSetting({ ...everybody, rule: z.string().regex(/^(?:\/(?!\/)|https?:\/\/)\S*$/) });

const Section = z.enum(homeSections);
const titles = z.record(z.string(), z.string().trim().min(1)).refine((texts) => Object.keys(texts).length > 0);
const ownSections = z
  .array(z.union([Section, z.object({ key: Section, title: titles.optional() })]))
  .refine((sections) => new Set(sections.map(keyOf)).size === sections.length);

function keyOf(section: string | { key: string }): string {
  return typeof section === 'string' ? section : section.key;
}

export const settingsOfSite = {
  isSiteOpen: switchSetting({ ...everybody, default: true, section: 'opening' }),
  siteOpensOn: textSetting({ ...everybody, rule: z.string().refine(isDay), section: 'opening' }),
  accentColor: textSetting({ ...everybody, rule: z.string().refine(isAccentColor) }),
  logoPicture: pictureSetting(everybody),
  defaultLocale: choiceSetting({ ...languages, choices: localeKeys, default: defaultLocale }),
  defaultCurrency: textSetting({ ...languages, default: defaultCurrency, rule: z.string().regex(/^[a-z]{3}$/) }),
  vatRatePercent: numberSetting({ ...everybody, topic: 'seller', default: 14, least: 0, most: 100, isWhole: false }),
  minimumLoadingScreenMs: numberSetting({ ...everybody, default: minimumLoadingScreenMs, least: 0, most: 60_000 }),
  PrivacyPolicyUrl: link,
  WebsiteUrl: link,
  LinkedinUrl: link,
  homeSections: jsonSetting({
    ...everybody,
    section: 'home',
    rule: jsonOf(ownSections),
    read: (stored) => stored ?? '',
  }),
  hasErpIntegration: switchSetting({
    group: 'ERP',
    readers: 'everybody',
    default: false,
    section: 'handing-over-to-an-erp',
  }),
};
