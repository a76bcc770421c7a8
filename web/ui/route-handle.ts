/** What a panel route tells its shell. Its name is the page's and the menu's: route tables are loaded before any page is. */
export interface PanelHandle {
  /** Permission name such as `network:list`; without it every signed-in staff member may open the screen. */
  permission?: string;
}

/** Who may open a storefront route; `member` is either kind of signed-in member. */
export type StorefrontAudience = 'public' | 'seller' | 'consumer' | 'member';

/** What a storefront route tells its shell. */
export interface StorefrontHandle {
  /** Defaults to `member`: a storefront route is private unless it says otherwise. */
  audience?: StorefrontAudience;
  /** Readable before the programme's rules are accepted: the rules themselves are. */
  openBeforeTerms?: boolean;
}
