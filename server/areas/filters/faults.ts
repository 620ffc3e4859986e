import { badRequest } from '../../foundation/outcome';
import type { FailureMessage } from '../../../schemas/generated/records';
import type { Constants } from '../../../schemas/generated/constants';

/** What is wrong with a filter: all of it is told at once. */
export class FilterFaults {
  private readonly found: FailureMessage[] = [];

  constructor(private readonly settings: Constants['filter']) {}

  /** `Code` names the sentence among those of the constant filterFaults. */
  add(Field: string, Code: string): undefined {
    this.found.push({ Code, Field, Message: this.settings.filterFaults[Code] ?? Code });
    return undefined;
  }

  /** Refuses the call where something is wrong. */
  refuse(): void {
    if (this.found.length > 0) throw badRequest(this.found, true);
  }
}
