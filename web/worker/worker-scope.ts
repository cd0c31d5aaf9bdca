import type { ToWorker } from '#web/shared/page/cached-pages.ts';

type Extendable = { waitUntil: (work: Promise<unknown>) => void };

export type Fetching = Extendable & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

type Events = { install: Extendable; activate: Extendable; fetch: Fetching; message: Extendable & { data: ToWorker } };

export type WorkerScope = {
  location: Location;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void;
};
