import { type Fault, sentenceOf } from '../../runtime/definitions/fault';
import type { FaultCode } from '../../runtime/definitions/fault-codes';
import { type Source } from '../source';
import { createChecker } from '../checker';
import { ownerOf } from './provenance';

/** How an overlay stands to the base as it is now. */
type OverlayState = 'applies' | 'conflicts' | 'sealed' | 'faulty';

interface ReportedOverlay {
  file: string;
  state: OverlayState;
  faults: Fault[];
}

/** All overlays of one customer, and what they do to the base's files. */
export interface ReportedCustomer {
  customer: string;
  overlays: ReportedOverlay[];
  /** Faults that the base's own files have with these overlays only. */
  caused: Fault[];
}

/** The base is no longer what the overlay was written against. */
const conflicts: FaultCode[] = ['overlay-conflict', 'unknown-node', 'unknown-definition', 'unknown-form', 'unknown-record', 'duplicate-id'];
const seals: FaultCode[] = ['sealed', 'base-type-changed'];

/** Says of every customer's files whether they still go with the base: the report to read when the base has changed. */
export function reportOverlays(source: Source): ReportedCustomer[] {
  return createChecker()(source).customers.map(({ customer, faults }) => {
    const files = [...source.keys()].filter((path) => ownerOf(path) === customer).sort();
    return {
      customer,
      overlays: files.map((file) => {
        const own = faults.filter((fault) => fault.file === file);
        return { file, state: stateOf(own), faults: own };
      }),
      caused: faults.filter((fault) => ownerOf(fault.file) !== customer),
    };
  });
}

function stateOf(faults: readonly Fault[]): OverlayState {
  if (faults.length === 0) return 'applies';
  if (faults.every(({ code }) => seals.includes(code))) return 'sealed';
  return faults.some(({ code }) => conflicts.includes(code)) ? 'conflicts' : 'faulty';
}

/** The report as the command line prints it. */
export function formatReport(customers: readonly ReportedCustomer[]): string {
  if (customers.length === 0) return 'No customer has overlays.';
  const line = ({ code, line: row, column, ...fault }: Fault, file = '') =>
    `    ${file}${row}:${column}  ${code}\n      ${sentenceOf({ code, line: row, column, ...fault })}`;
  return customers
    .flatMap(({ customer, overlays, caused }) => [
      customer,
      ...overlays.flatMap(({ file, state, faults }) => [`  ${state.padEnd(9)} ${file}`, ...faults.map((fault) => line(fault))]),
      ...(caused.length > 0 ? ['  The base has faults with these overlays:', ...caused.map((fault) => line(fault, `${fault.file}:`))] : []),
    ])
    .join('\n');
}
