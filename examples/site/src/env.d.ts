declare namespace App {
  interface Locals {
    /** What the page is made of. */
    tags: Set<string>;
    /** With a token the page shows a draft. */
    draft: import('@baklja/client').CallOptions;
  }
}
