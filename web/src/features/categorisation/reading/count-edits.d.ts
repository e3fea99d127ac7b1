/** How many letters must be added, removed or replaced to turn one word into the other. */
export declare function countEdits(one: string, other: string): number;
