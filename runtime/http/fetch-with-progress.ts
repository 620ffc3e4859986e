import { stringOf } from '../validation/string-of';

/**
 * `fetch` that says how much of the body has been sent, in percent: the platform's own says nothing of it. Of what is asked for it knows the method, the
 * headers, the body and the signal. A failure of the connection rejects, as it does there.
 */
export const fetchWithProgress =
  (hear: (percent: number) => void): typeof fetch =>
  (address, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, stringOf(address));
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && hear((loaded / total) * 100);
      request.onload = () => resolve(new Response(request.responseText, { status: request.status, headers: contentType(request) }));
      request.onerror = () => reject(new TypeError('The server could not be reached.'));
      request.onabort = () => reject(new DOMException('It was called off.', 'AbortError'));
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body as XMLHttpRequestBodyInit | null);
    });

const contentType = (request: XMLHttpRequest) => ({ 'content-type': request.getResponseHeader('content-type') ?? '' });
