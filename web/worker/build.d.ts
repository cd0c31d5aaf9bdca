/** Defined by scripts/vite/service-worker.ts: an id of the build, and the address of the styles of every page. */
declare const builtAs: { id: string; styles: string };
