import { z } from 'zod';
import { settingTexts } from './rules/setting-text.ts';
import type { SettingTopic } from './rules/setting-topics.ts';

export const settingGroups = ['Seller', 'General', 'Payments', 'Fiscal', 'ERP'] as const;
export type SettingGroup = (typeof settingGroups)[number];

const usualTopics: Record<SettingGroup, SettingTopic> = {
  Seller: 'seller',
  General: 'general',
  Payments: 'payments',
  Fiscal: 'fiscal',
  ERP: 'fiscal',
};

export function topicOf({ group, topic = usualTopics[group] }: Pick<Setting, 'group' | 'topic'>): SettingTopic {
  return topic;
}

/** How a form asks for it. `localized`: plain text, or JSON text by locale key; `picture`: the id of a picture. */
export const settingKinds = ['text', 'localized', 'number', 'switch', 'choice', 'json', 'picture'] as const;
export type SettingKind = (typeof settingKinds)[number];

export const settingReaders = ['everybody', 'staff'] as const;
export type SettingReaders = (typeof settingReaders)[number];

/**
 * An application setting, whose value is stored as text. In the texts of its slice, its name is `setting_names.<key>`, its
 * explanation `settings.<key>`, what a `text` with a rule of its own wants `setting_rules.<key>`, and the words for the values of a `choice` are `setting_choices.<key>`.
 */
export type Setting<T = unknown> = {
  group: SettingGroup;
  /** Where people find it, if not at the usual topic of its group. */
  topic?: SettingTopic;
  readers: SettingReaders;
  kind: SettingKind;
  /** What is in force while nothing is stored. */
  default: string;
  /** What can be written. */
  rule: z.ZodType<unknown, string>;
  /** Of a `choice`; of a `switch` the texts of off and on. */
  choices: readonly string[];
  least: number | null;
  most: number | null;
  /** Of a `number`. */
  decimals: number;
  /** The heading in `docs/operations.md` that says more. */
  section: string | null;
  /** What a stored text means, or null where nothing is stored. It also reads texts that break the rule. */
  read: (stored: string | null) => T;
};

type Parts = Pick<Setting, 'group' | 'topic' | 'readers'> & { section?: string };

export const longestSetting = 10_000;
const none = { choices: [], least: null, most: null, decimals: 0, section: null } as const;
const AnyText = z.string().max(longestSetting);

/** An empty text counts as not set, where a setting can be left out. */
function orEmpty(rule: z.ZodType<unknown, string>) {
  return z.union([z.literal(''), rule]);
}

type TextParts = Parts & { default?: string; rule?: z.ZodType<unknown, string> };

export function textSetting({ default: atFirst = '', rule = AnyText, ...parts }: TextParts): Setting<string> {
  return {
    ...none,
    ...parts,
    kind: 'text',
    default: atFirst,
    rule: orEmpty(AnyText.pipe(rule)),
    read: (stored) => stored ?? atFirst,
  };
}

/** A picture that its editor uploaded, and that is public from then on; empty for none. */
export function pictureSetting(parts: Parts): Setting<number | null> {
  return {
    ...none,
    ...parts,
    kind: 'picture',
    default: '',
    rule: orEmpty(z.string().regex(/^[1-9]\d{0,14}$/)),
    read: (stored) => (stored ? Number(stored) : null),
  };
}

function isAnyText(text: string): boolean {
  return Object.values(settingTexts(text)).some(Boolean);
}

/** Read as texts by locale; empty where it is not set. */
export function localizedSetting(parts: Parts): Setting<Record<string, string>> {
  return {
    ...none,
    ...parts,
    kind: 'localized',
    default: '',
    rule: orEmpty(AnyText.refine(isAnyText)),
    read: (stored) => settingTexts(stored ?? ''),
  };
}

type NumberParts = Parts & { default: number; least: number; most: number; isWhole?: boolean };

/** The default also stands in for a stored text that is no number. */
export function numberSetting({ default: atFirst, isWhole = true, ...parts }: NumberParts): Setting<number> {
  const value = z.number().min(parts.least).max(parts.most);
  const digits = isWhole ? /^\d+$/ : /^\d+(?:\.\d+)?$/;
  return {
    ...none,
    ...parts,
    kind: 'number',
    decimals: isWhole ? 0 : 2,
    default: String(atFirst),
    rule: orEmpty(z.string().max(20).regex(digits).transform(Number).pipe(value)),
    read: (stored) => {
      const number = Number.parseFloat(stored ?? '');
      return Number.isFinite(number) ? number : atFirst;
    },
  };
}

type SwitchParts = Parts & { default: boolean; choices?: readonly [off: string, on: string] };

/** On only with the very text of on (specification 3). */
export function switchSetting({ default: atFirst, choices = ['false', 'true'], ...parts }: SwitchParts) {
  const [off, on] = choices;
  return {
    ...none,
    ...parts,
    kind: 'switch',
    choices,
    default: atFirst ? on : off,
    rule: z.enum([off, on]),
    read: (stored) => (stored === null ? atFirst : stored === on),
  } satisfies Setting<boolean>;
}

type ChoiceParts = Parts & { choices: readonly [string, ...string[]]; default: string };

/** A stored text that is no choice is read as it is, since its reader must not take it for another one. */
export function choiceSetting({ choices, default: atFirst, ...parts }: ChoiceParts): Setting<string> {
  return {
    ...none,
    ...parts,
    kind: 'choice',
    choices,
    default: atFirst,
    rule: orEmpty(z.enum(choices)),
    read: (stored) => stored?.trim() || atFirst,
  };
}

type JsonParts<T> = Parts & { rule: z.ZodType<unknown, string>; read: (stored: string | null) => T };

/** JSON text, empty while it is not set. */
export function jsonSetting<T>({ rule, read, ...parts }: JsonParts<T>): Setting<T> {
  return { ...none, ...parts, kind: 'json', default: '', rule: orEmpty(AnyText.pipe(rule)), read };
}

/** JSON text whose value this schema takes. */
export function jsonOf(schema: z.ZodType): z.ZodType<unknown, string> {
  return z.string().refine((text) => schema.safeParse(parsed(text)).success);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
