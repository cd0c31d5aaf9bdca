/** What scripts/vite/service-worker.ts says of the build: its name, and the styles that every page has. */
declare const builtAs: { id: string; styles: string };
