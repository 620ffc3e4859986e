import { keepPreviousData, skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import type { RowsOfCall, Table } from '../definitions/shapes/table';
import { evaluate, resolveTemplate, type Scope } from '../expressions/evaluate';
import type { Failure } from '../http/http';
import { failureIn, pagesFor, queryFor, withParameters } from '../contracts/queries';
import { concerns } from '../screen/refetch-on';
import type { ScreenInstance } from '../screen/screen-instance';
import { at, listAt, type Row, rowsIn } from './table-rows';

interface Source {
  /** The answer of the call; null without one. */
  answer: unknown;
  /** All rows there are; of a table that the server pages, those of the page. */
  all: Row[];
  isPending: boolean;
  isFetching: boolean;
  failure: Failure | undefined;
  refetch(): Promise<unknown>;
  /** Of rows that go on from answer to answer: brings more, while there is more. */
  more: { bring(): void; isComing: boolean } | undefined;
}

/** Where a table's rows come from: the answer of its call, for the page that is asked for, or a list at hand, which is always there. */
export function useRowSource(table: Table, screen: ScreenInstance, scope: Scope, page: Record<string, unknown>): Source {
  const called = 'call' in table.rows ? table.rows : undefined;
  const operation = called && screen.bundle.operations[called.call];
  if (called && !operation) throw new Error(`There is no call "${called.call}" for the table "${table.id}".`);
  const asked =
    called && operation && withParameters(operation, (resolveTemplate(called.input ?? {}, scope, screen.report) ?? {}) as Record<string, unknown>, page);
  const cursor = called?.cursor;
  const single = useQuery(
    operation && asked && !cursor
      ? { ...queryFor(screen.services, operation, asked, true), placeholderData: keepPreviousData }
      : { queryKey: ['rows at hand'], queryFn: skipToken as never },
    screen.services.queries,
  );
  const parts = useInfiniteQuery(
    operation && asked && cursor
      ? {
          ...pagesFor(screen.services, operation, asked, cursor.parameter),
          placeholderData: keepPreviousData,
          getNextPageParam: (last: unknown) => at(last, cursor.next),
        }
      : { queryKey: ['rows at once'], queryFn: skipToken as never, initialPageParam: null, getNextPageParam: () => null },
    screen.services.queries,
  );
  const query = cursor ? parts : single;
  const answers = useMemo(() => (cursor ? (parts.data?.pages ?? []) : [single.data]), [cursor, parts.data, single.data]);
  const answer = answers.at(-1);
  const { refetch: ask } = query;
  // Nobody is asked for a list at hand.
  const isAsked = called !== undefined;
  const refetch = useCallback(async (): Promise<unknown> => (isAsked ? ask() : undefined), [isAsked, ask]);
  useEffect(() => screen.services.listen((event) => void (concerns(called?.refetchOn, event) && refetch())), [screen, called, refetch]);
  const isEmpty = query.isError && table.emptyOnFailure === true;
  const all = useMemo(
    () =>
      isEmpty
        ? []
        : 'from' in table.rows
          ? listAt(evaluate(table.rows.from.$, scope, screen.report), '')
          : answers.flatMap((one) => rowsIn(table.rows as RowsOfCall, one, scope, screen.report)),
    [table, answers, scope, screen, isEmpty],
  );
  return {
    answer: isEmpty ? null : (answer ?? null),
    all,
    isPending: called !== undefined && query.isPending,
    isFetching: query.isFetching,
    failure: query.isError ? (failureIn(query.error) ?? { StatusCode: 0, Errors: [], ShowUser: true }) : undefined,
    refetch,
    more: parts.hasNextPage ? { bring: () => void parts.fetchNextPage(), isComing: parts.isFetchingNextPage } : undefined,
  };
}
