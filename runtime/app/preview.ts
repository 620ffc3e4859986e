import './development.css';

/** In development: whom a tab looks as. */
interface Preview {
  as: string;
  who: string;
}

interface Browser {
  location: Pick<Location, 'href'>;
  history: Pick<History, 'replaceState'>;
  /** Of this tab alone: other tabs stay signed in as they are. */
  storage: Storage;
  fetch: typeof fetch;
  document: Document;
  leave(): void;
}

const key = 'preview';

/**
 * In development: `?as=customer.role` in an address signs this tab in as somebody of that customer with that role, and a bar says so. Gives what
 * the tab keeps its session in; nothing where nobody has asked.
 */
export async function openPreview({ location, history, storage, fetch, document, leave }: Browser): Promise<Storage | undefined> {
  const address = new URL(location.href);
  const as = address.searchParams.get('as');
  if (as !== null) {
    storage.clear();
    const response = await fetch(`/api/development/session?as=${encodeURIComponent(as)}`);
    const answer = (await response.json()) as { Name?: string; Company?: string; Errors?: { Message: string }[] };
    if (!response.ok) throw new Error(answer.Errors?.map(({ Message }) => Message).join(' ') ?? 'Nobody could be found to look as.');
    storage.setItem('token', JSON.stringify(answer));
    storage.setItem(key, JSON.stringify({ as, who: `${answer.Name}, ${answer.Company}` } satisfies Preview));
    address.searchParams.delete('as');
    history.replaceState(null, '', address);
  }
  const kept = storage.getItem(key);
  if (kept === null) return undefined;
  showBar(JSON.parse(kept) as Preview, document, () => {
    storage.clear();
    leave();
  });
  return storage;
}

function showBar({ as, who }: Preview, document: Document, stop: () => void): void {
  document.querySelector('.preview')?.remove();
  const bar = document.createElement('aside');
  bar.className = 'preview';
  bar.setAttribute('aria-label', 'Preview');
  bar.append(`You look as ${who} (${as})`);
  const button = document.createElement('button');
  button.append('Stop');
  button.addEventListener('click', stop);
  bar.append(button);
  document.body.append(bar);
}
