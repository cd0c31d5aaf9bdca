import { createHash } from 'node:crypto';
import { build, type Plugin } from 'vite';

/** Only the shell's styles declare the font families. */
const shellStylesMark = '--font-display:';

/** Builds `/sw.js` for the files of this build. Their names distinguish it from every other build. */
export function serviceWorker(entry: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const id = createHash('sha256').update(Object.keys(bundle).toSorted().join()).digest('hex').slice(0, 16);
      const styles = files.find((file) => file.type === 'asset' && String(file.source).includes(shellStylesMark));
      if (!styles) throw new Error('The styles of the shell are missing.');
      const builtAs = JSON.stringify({ id, styles: `/${styles.fileName}` });
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await codeOf(entry, builtAs) });
    },
  };
}

/** Builds a classic script, because not every browser accepts a module as a service worker. */
async function codeOf(entry: string, builtAs: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { builtAs },
    build: { write: false, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  });
  const [output] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (output?.type !== 'chunk') throw new Error('The service worker was not built.');
  return output.code;
}
