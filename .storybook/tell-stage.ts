import type { createMemoryRouter } from 'react-router-dom';
import type { Services } from '../runtime/contracts/services';
import { said } from './said';

/** Tells each call with what is sent, and each file that is saved. */
export const tellAll = {
  sent(call: string, body: unknown, address: string): void {
    const asked = Object.fromEntries(new URL(address, 'http://story').searchParams);
    said.tell('call', {
      call,
      ...(Object.keys(asked).length > 0 && { asked }),
      ...(body !== undefined && { body: typeof body === 'string' ? JSON.parse(body) : body }),
    });
  },
  saved: (name: string) => said.tell('save', { name }),
};

/** Tells each address that is gone to, and what a screen announces. What begins with a small letter the runtime says of calls, addresses and the browser. */
export function tellGoing({ router, services }: { router: ReturnType<typeof createMemoryRouter>; services: Services }): void {
  let last = '';
  router.subscribe(({ location: { pathname, search } }) => {
    const address = `${pathname}${search}`;
    if (address !== last) said.tell('navigate', { address });
    last = address;
  });
  services.listen(({ type, ...detail }) => {
    if (/^[A-Z]/.test(type)) said.tell('announce', { event: type, ...detail });
  });
}
