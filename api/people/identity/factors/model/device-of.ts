import type { devices } from '#contract/people/identity/values.ts';

type Device = { device: (typeof devices)[number]; browser: string | null; system: string | null };

/** The order matters: most browsers also claim to be one that comes later in this list. */
const browsers: [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/HeadlessChrome\/|Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: [RegExp, string, Device['device']][] = [
  [/iPhone|iPod/, 'iOS', 'phone'],
  [/iPad/, 'iPadOS', 'tablet'],
  [/Android(?=.*Mobile)/, 'Android', 'phone'],
  [/Android/, 'Android', 'tablet'],
  [/Windows/, 'Windows', 'computer'],
  [/CrOS/, 'ChromeOS', 'computer'],
  [/Macintosh|Mac OS X/, 'macOS', 'computer'],
  [/Linux|X11/, 'Linux', 'computer'],
];

/** Without versions, which change too often to recognise a device by. */
export function deviceOf(userAgent: string): Device {
  const [, browser = null] = browsers.find(([sign]) => sign.test(userAgent)) ?? [];
  const [, system = null, device = 'other'] = systems.find(([sign]) => sign.test(userAgent)) ?? [];
  return { device, browser, system };
}

/** Coarse enough that a phone stays known when its network gives it another address. */
export function regionOf(network: string): string {
  const separator = network.includes(':') ? ':' : '.';
  return network.split(separator).slice(0, 2).join(separator);
}
