declare namespace App {
  interface Locals {
    /** What the page is made of. */
    tags: Set<string>;
    isDraft: boolean;
  }
}
