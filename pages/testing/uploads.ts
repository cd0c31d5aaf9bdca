import type { Network } from './network.ts';

/** The requests whose progress a page follows, over the same connection as all others. */
export function uploadsOver(network: Pick<Network, 'fetch'>) {
  return class extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    readonly #headers = new Headers();
    readonly #aborted = Promise.withResolvers<never>();
    #isAborted = false;
    #type: string | null = null;
    #method = '';
    #url = '';

    open(method: string, url: string): void {
      this.#method = method;
      this.#url = url;
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value);
    }

    getResponseHeader(): string | null {
      return this.#type;
    }

    abort(): void {
      this.#isAborted = true;
      this.#aborted.reject(new DOMException('Aborted', 'AbortError'));
    }

    send(body: FormData | Blob): void {
      void Promise.race([this.#sent(body), this.#aborted.promise]).then(
        () => this.dispatchEvent(new Event('load')),
        () => this.dispatchEvent(new Event(this.#isAborted ? 'abort' : 'error')),
      );
    }

    async #sent(body: FormData | Blob): Promise<void> {
      // A file of the page is none of Node's.
      const bytes = 'arrayBuffer' in body ? await body.arrayBuffer() : body;
      const init = { method: this.#method, headers: this.#headers, body: bytes };
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 2 }));
      const response = await network.fetch(this.#url, init);
      this.status = response.status;
      this.#type = response.headers.get('content-type');
      this.responseText = await response.text();
    }
  };
}
