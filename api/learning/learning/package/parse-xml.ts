import { Refusal } from '#contract/refusals.ts';
import { parseXml as parse, XmlError } from '#api/shared/files/parse-xml.ts';
import type { Element } from '../model/manifest.ts';

/**
 * Refuses `package_manifest_invalid`, and `package_manifest_ampersand` with the line of an `&` that begins no entity.
 */
export function parseXml(bytes: Uint8Array): Element {
  try {
    return parse(bytes);
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    const { ampersandLine: line } = error;
    throw line === null ? new Refusal('package_manifest_invalid') : new Refusal('package_manifest_ampersand', { line });
  }
}
