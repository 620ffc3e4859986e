import { QueryClient, useQuery } from '@tanstack/react-query';
import { useCallback, useContext, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { ServicesContext } from '../contracts/services';
import type { ChoicesFrom } from '../definitions/shapes/form';
import { queryFor } from '../contracts/queries';
import { chosenIn, choicesIn, choicesInput, type FoundChoice, readsOf } from '../validation/choices';
import type { ChoiceSearch } from '../widget-contract';
import { useFormContext, useFormScope } from './form-context';

/** What a field whose choices come from a call shows. */
interface Choices {
  items: readonly FoundChoice[];
  isLoading: boolean;
  isFailed: boolean;
  again(): void;
  /** Where the call looks for what is typed. */
  search: ChoiceSearch | undefined;
}

/** How long after the last key what was typed is looked for. */
const debounceMilliseconds = 250;
const nowhere = new QueryClient();
const none: readonly FoundChoice[] = [];

/** Makes the call, and again when what it is given changes. The names of what is chosen stay known while others are looked for. */
export function useChoices(id: string, from: ChoicesFrom, value: unknown): Choices {
  const { store, operations } = useFormContext();
  const services = useContext(ServicesContext);
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed), debounceMilliseconds);
    return () => clearTimeout(timer);
  }, [typed]);

  const reads = useMemo(() => readsOf(from.input), [from]);
  const chosen = reads.has('chosen') ? chosenIn(value) : [];
  const scope = useFormScope(store);
  const asked = (): string => JSON.stringify(choicesInput(from, { ...scope, form: store.live.effective }, { search, chosen }));
  const input = useSyncExternalStore(
    useCallback((listener) => (reads.has('form') ? store.subscribeAll(listener) : () => {}), [store, reads]),
    asked,
  );
  const operation = operations[from.call];
  const query = useQuery(
    services && operation
      ? { ...queryFor(services, operation, JSON.parse(input) as Record<string, unknown>, true), placeholderData: (before: unknown) => before }
      : { queryKey: ['no call'], enabled: false, queryFn: () => null },
    services?.queries ?? nowhere,
  );

  const items = useMemo(() => (query.data === undefined ? none : choicesIn(from, query.data)), [from, query.data]);
  useEffect(() => store.learn(id, items), [store, id, items]);
  // A choice that the next search does not find keeps its name.
  const known = useRef(new Map<FoundChoice['value'], FoundChoice>());
  for (const item of items) known.current.set(item.value, item);
  const kept = chosenIn(value).flatMap((one) => known.current.get(one as FoundChoice['value']) ?? []);
  const missing = kept.filter((one) => !items.some((item) => item.value === one.value));
  const isLoading = query.isPending || query.isPlaceholderData || typed !== search;
  const { refetch, isError: isFailed } = query;
  const again = useCallback(() => void refetch(), [refetch]);
  const isSearched = reads.has('search');
  // The same object while nothing of it changes: the field is drawn again only for what it shows.
  const found = useMemo(
    () => (isSearched ? { ask: setTyped, found: items.length, isLoading, isFailed, again } : undefined),
    [isSearched, items.length, isLoading, isFailed, again],
  );
  return { items: missing.length === 0 ? items : [...items, ...missing], isLoading, isFailed, again, search: found };
}
