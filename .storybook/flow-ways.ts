/** How a flow comes to stand in a state: what has to happen, one after the other, and where and how it stands then. */
export interface FlowWay {
  /** Every state that it then is in, those around others included. */
  states: string[];
  way: object[];
  /** The address that it led to on the way. */
  address?: string;
  /** Who is signed in, where that is said. */
  session?: object;
  context: Record<string, unknown>;
}

/** The way to each state of a flow, or why it never rests there. */
export type FlowWays = Record<string, FlowWay | { never: string }>;

/** Of all states that a flow is in, those without one within them. */
export const innermost = (states: readonly string[]): string[] => states.filter((one) => !states.some((other) => other.startsWith(`${one}.`)));

const files = import.meta.glob<FlowWays>('./generated/flow-ways/*.json', { eager: true, import: 'default' });

/** As tests/flows/every-edge.test.ts has found them by walking. */
export const flowWays = (flow: string): FlowWays => files[`./generated/flow-ways/${flow}.json`] ?? {};
