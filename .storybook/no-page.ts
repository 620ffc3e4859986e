import type { PreviewPage } from '../widgets/schema-preview';

/** The page of a story: it has no address, and keeps nothing. */
export const noPage: PreviewPage = {
  hash: () => '',
  onHash: () => () => {},
  setHash: (hash) => `https://example.org/schema-preview${hash}`,
  copy: () => Promise.resolve(true),
  save: () => {},
};
