/** A known value that an unknown one may mean, why, and the other known values that it may mean as well. */
export type Proposal = {
  value: string;
  why: 'number' | 'start' | 'letters';
  others: string[];
};
/** The known category or county that is near a value; undefined when none is. */
export declare function proposeValue(column: 'EVSKat' | 'Zupanija', value: string): Proposal | undefined;
