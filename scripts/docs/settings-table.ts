import { settingDeclarations, settingKeys } from '#contract/index.ts';
import { settingGroups, type Setting } from '#contract/setting.ts';

const begin = '<!-- Written by `npm run lists`, from the settings that the slices declare in `contract/`. -->';
const end = '<!-- End of the settings. -->';

const heads = ['group', 'key', 'at first', 'read by', 'meaning'];

/** The page with the table of all settings between its two comments. Throws without them. */
export function withSettingsTable(page: string, explanations: Record<string, unknown>): string {
  const [before, rest] = halvesOf(page, begin);
  const [, after] = halvesOf(rest, end);
  return `${before}${begin}\n\n${settingsTable(explanations)}\n\n${end}${after}`;
}

function halvesOf(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`The line ${mark} is missing.`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}

function settingsTable(explanations: Record<string, unknown>): string {
  const rows = settingGroups.flatMap((group) =>
    settingKeys
      .filter((key) => settingDeclarations[key].group === group)
      .map((key) => cellsOf(key, settingDeclarations[key], String(explanations[key]))),
  );
  const widths = heads.map((head, index) => Math.max(...[head, ...rows.map((row) => row[index] ?? '')].map(lengthOf)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

function cellsOf(key: string, setting: Pick<Setting, 'group' | 'default' | 'readers' | 'section'>, meaning: string) {
  const { group, default: atFirst, readers, section } = setting;
  const more = section === null ? '' : ` See [more](#${section}).`;
  return [`\`${group}\``, `\`${key}\``, atFirst ? `\`${atFirst}\`` : 'empty', readers, `${meaning}${more}`];
}

function lengthOf({ length }: string): number {
  return length;
}
