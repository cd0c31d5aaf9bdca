import { alone } from './lock.ts';
import { isBuiltFrom, markBuiltFrom, sourcesNow } from './stale.ts';

export function buildIfStale(): Promise<void> {
  return alone(async () => {
    const content = sourcesNow();
    if (isBuiltFrom(content)) return;

    // The production builds of React and the router are needed, whatever the environment says.
    process.env.NODE_ENV = 'production';
    const { createBuilder } = await import('vite');
    const builder = await createBuilder({ logLevel: 'warn' });
    await builder.buildApp();
    markBuiltFrom(content);
  });
}
