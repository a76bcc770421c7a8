/** What a panel route declares to its shell. Page names are here because route tables load before pages. */
export interface PanelHandle {
  /** Permission such as `network:list`; without it, every signed-in staff member may open the screen. */
  permission?: string;
}

/** Who may open a storefront route; `member` is any signed-in member, `visitor` anybody else. */
export type StorefrontAudience = 'public' | 'visitor' | 'seller' | 'consumer' | 'member';

/** What a storefront route declares to its shell. */
export interface StorefrontHandle {
  /** Defaults to `member`: storefront routes are private unless they say otherwise. */
  audience?: StorefrontAudience;
  /** Readable before the programme's rules are accepted, such as the rules themselves. */
  openBeforeTerms?: boolean;
}
