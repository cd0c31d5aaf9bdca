import { alone } from './lock.ts';
import { isBuiltFrom, markBuiltFrom, sourcesNow } from './stale.ts';

/** Builds both sides into `dist`, unless nothing has changed since the last time. */
export function buildIfStale(): Promise<void> {
  return alone(async () => {
    const content = sourcesNow();
    if (isBuiltFrom(content)) return;

    // React and the router are built for production, whatever the shell says.
    process.env.NODE_ENV = 'production';
    const { createBuilder } = await import('vite');
    const builder = await createBuilder({ logLevel: 'warn' });
    await builder.buildApp();
    markBuiltFrom(content);
  });
}
