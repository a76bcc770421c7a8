/**
 * The one table of permissions. Levels are the panel's `permissao` (0 to 5), from the client's inventories of endpoints and screens, where
 * the Cadastrar and Processar menus already intersect with their items (domain rules §4.0, 12). Scope limits rows further (stores of a
 * level 3, networks of 0, 1 and 5; own rows of sellers and consumers).
 */
interface Audience {
  /** Staff levels admitted. */
  staff?: readonly number[];
  seller?: true;
  consumer?: true;
  /** An outside platform with its own token. */
  integration?: true;
  /** No sign-in needed. */
  public?: true;
}

const everyone: Audience = { public: true, staff: [0, 1, 2, 3, 4, 5], seller: true, consumer: true };
const allStaff = { staff: [0, 1, 2, 3, 4, 5] } as const;
const storefront = { seller: true, consumer: true } as const;

export const permissions = {
  // sessions and profiles
  'session:create': everyone,
  'session:end': everyone,
  'password:recover': everyone,
  'programme:read': everyone,
  'viewer:read': everyone,
  'terms:accept': storefront,
  'staffProfile:update': allStaff,
  // One's own second factors and signed-in devices.
  'secondFactor:manageOwn': allStaff,
  'ownSession:manage': allStaff,
  'sellerProfile:update': { seller: true },
  // The prize a seller saves points for; beyond the documents.
  'ownGoal:set': { seller: true },
  'consumerProfile:update': { consumer: true },
  'ownProfile:read': storefront,
  'contact:send': storefront,
  'socialAccount:link': { seller: true },
  'consent:manage': storefront,
  'ownData:export': storefront,
  'ownData:erase': storefront,
  'cep:read': everyone,
  'cpf:check': everyone,
  // Each list has its own permission; sellers download Pontos por Produto (document 002 §7).
  'list:export': { ...allStaff, seller: true },
  'file:upload': { ...allStaff, ...storefront },
  'file:read': everyone,

  // Beyond the documents: each kind of what is found has its list's own permission.
  'search:read': allStaff,
  'listView:keep': allStaff,

  // dashboard and registers
  'dashboard:read': { staff: [0, 1, 2, 3, 5] },
  'network:list': allStaff,
  'network:screen': { staff: [0, 1, 2, 3, 5] },
  'network:seeValorPonto': { staff: [1, 2] },
  'network:create': { staff: [1, 2, 5] },
  'network:update': { staff: [1, 2] },
  'network:set-active': { staff: [2] },
  'network:delete': { staff: [2] },
  'staff:list': { staff: [1, 2] },
  'staff:create': { staff: [1, 2] },
  'staff:update': { staff: [1, 2] },
  'staff:set-active': { staff: [2] },
  'store:list': allStaff,
  'store:screen': { staff: [0, 1, 2, 3, 5] },
  'store:pick': everyone,
  'store:read': { ...allStaff, ...storefront },
  'store:create': { staff: [1, 2, 5] },
  'store:update': { staff: [1, 2, 5] },
  'store:set-active': { staff: [2, 5] },
  'store:delete': { staff: [2, 5] },
  'product:list': { ...allStaff, seller: true },
  'product:screen': { staff: [1, 2] },
  'product:create': { staff: [1, 2, 5] },
  'product:update': { staff: [1, 2] },
  'product:set-active': { staff: [2] },
  'product:delete': { staff: [2] },
  'product:lookup': { seller: true },
  'storeProduct:list': { ...allStaff, seller: true },
  'storeProduct:create': { staff: [1, 2, 5] },
  'storeProduct:update': { staff: [1, 2] },
  'storeProduct:set-active': { staff: [2] },
  'storeProduct:delete': { staff: [2] },
  'seller:list': allStaff,
  'seller:create': { staff: [1, 2, 5] },
  'seller:register': everyone,
  'seller:update': { staff: [1, 2] },
  'seller:set-active': { staff: [2] },
  'seller:delete': { staff: [2] },
  'consumer:list': allStaff,
  // Staff: any consumer; a consumer: their own row.
  'consumer:find': { ...allStaff, consumer: true },
  // One person's CPF, telephones and e-mail, for those who see masks: with a reason that is logged.
  'consumer:reveal': allStaff,
  'consumer:register': { public: true, seller: true, consumer: true },
  'consumer:update': { staff: [1, 2] },
  'consumer:set-active': { staff: [2] },
  'consumer:delete': { staff: [2] },
  'personalData:read': allStaff,
  'consumer:readOwn': { consumer: true },

  // submissions, sales and postings
  'submission:send': storefront,
  'submission:list': { staff: [0, 1, 2, 5] },
  'submission:decide': { staff: [0, 1, 2, 5] },
  'submission:return': { staff: [1, 2, 5] },
  'submission:listClosed': { staff: [0, 1, 2, 3, 5] },
  'submission:listOwn': storefront,
  'contest:open': storefront,
  'contest:list': { staff: [0, 1, 2, 5] },
  'contest:decide': { staff: [1, 2, 5] },
  'review:metrics': { staff: [1, 2, 5] },
  'blindReview:decide': { staff: [0, 1, 2, 5] },
  // Only the system's own jobs.
  'blindReview:draw': {},
  // Receipts credited without a reviewer: for the two levels that set a network's rules.
  'creditRule:list': { staff: [0, 1, 2, 5] },
  'creditRule:save': { staff: [0, 2] },
  'credit:takeBack': { staff: [0, 2] },
  'autoDecision:list': { staff: [0, 1, 2, 5] },
  // Only the system's own jobs.
  'credit:decide': {},
  'sale:check': { staff: [0, 1, 2, 5] },
  'sale:post': { staff: [0, 1, 2, 5] },
  'sale:postOwn': { seller: true },
  // The documented path serves both; the action behind it is stricter.
  'sale:send': { staff: [0, 1, 2, 5], seller: true },
  'posting:list': { staff: [0, 1, 2, 3, 5] },
  'posting:listOfSeller': allStaff,
  'posting:listOwn': storefront,
  'posting:listAny': { staff: [0, 1, 2, 3, 5], ...storefront },
  'posting:update': { staff: [1, 2, 5] },
  'posting:cancel': { staff: [1, 2, 5] },
  'posting:return': { staff: [1, 2, 5] },
  'posting:export': { staff: [1, 2, 5] },
  'balance:read': { ...allStaff, ...storefront },
  'balance:readSeller': { ...allStaff, seller: true },
  'balance:readConsumer': { ...allStaff, consumer: true },
  'stock:check': { seller: true },
  'antifraud:read': { staff: [1, 2] },
  'antifraud:edit': { staff: [1, 2] },
  // Only the system's own jobs.
  'stockAlert:refresh': {},
  'cashback:list': { staff: [0, 1, 2, 3, 5] },
  'cashback:readOwn': { consumer: true },
  'cashback:redeem': { consumer: true },
  'consumerRedemption:listPanelOrOwn': { staff: [0, 1, 2, 4, 5], consumer: true },
  'consumerRedemption:listOwn': { consumer: true },
  'payout:manage': { staff: [1, 2] },
  'payout:revealKey': { staff: [1, 2] },

  // Acts of others that wait for a second person; the act's own permission is checked inside.
  'heldAction:decide': { staff: [0, 1, 2, 5] },
  // Only the system's own jobs.
  'heldAction:expire': {},
  'heldAction:tell': {},

  // reports
  'measurement:read': { staff: [0, 1, 2, 3, 5] },
  'measurement:note': { staff: [0, 1, 2, 3, 5] },
  'history:read': { staff: [0, 1, 2, 3, 5] },
  'report:read': { staff: [0, 1, 2, 3, 5] },
  'successRate:read': { staff: [1, 2] },
  'stock:read': { staff: [1, 2] },
  'stock:count': { staff: [1, 2] },
  'soldProducts:read': { staff: [0, 1, 2, 3, 5] },
  'reports:generate': { staff: [0, 1, 2, 5] },
  // The first rows of a report never generated; the report's own permission is checked inside.
  'reports:prepare': { staff: [0, 1, 2, 3, 5] },

  // Beyond the documents: the close of a month; each list and report has its own permission.
  'monthClose:read': { staff: [0, 1, 2, 5] },
  'monthClose:export': { staff: [0, 1, 2, 5] },

  // Beyond the documents: money owed and links between people, for those who may see point values and anti-fraud.
  'liability:read': { staff: [1, 2] },
  'link:list': { staff: [1, 2] },
  'link:review': { staff: [1, 2] },
  'link:reveal': { staff: [1, 2] },
  'corroboration:read': { staff: [0, 1, 2, 3, 5] },

  // market surveys
  'research:list': { staff: [0, 1, 2, 3, 5] },
  'research:create': { staff: [1, 2, 5] },
  'research:update': { staff: [1, 2] },
  'research:delete': { staff: [2] },

  // imports
  'import:sales': { staff: [0, 1, 2, 5] },
  'import:products': { staff: [0, 1, 2, 5] },
  'import:history': { staff: [0, 1, 2, 5] },
  'import:cardBalance': { staff: [0, 1, 2, 5] },
  'import:content': { staff: [1, 2] },
  // Any upload; the kind's own permission is checked inside.
  'import:send': { staff: [0, 1, 2, 5] },
  'import:read': { staff: [0, 1, 2, 5] },

  // rewards and redemptions
  'reward:list': { staff: [1, 2], ...storefront },
  'reward:screen': { staff: [1, 2] },
  'reward:create': { staff: [1, 2] },
  'reward:update': { staff: [1, 2] },
  'reward:set-active': { staff: [2] },
  'reward:delete': { staff: [2] },
  'offer:list': { staff: [1, 2] },
  'offer:update': { staff: [1, 2] },
  'offer:discount': { staff: [1, 2] },
  'offer:sync': { staff: [1, 2] },
  'offer:show': { seller: true },
  'card:list': { staff: [1, 2] },
  'card:create': { staff: [2] },
  'card:manage': { staff: [1, 2] },
  'card:readOwn': { seller: true },
  'card:changeOwn': { seller: true },
  'redemption:redeem': { seller: true },
  'redemption:list': { staff: [0, 1, 2, 4, 5] },
  'redemption:listOwn': { seller: true },
  'redemption:listPanelOrOwn': { staff: [0, 1, 2, 4, 5], seller: true },
  'redemption:read': { staff: [0, 1, 2, 4, 5], ...storefront },
  'redemption:changeStatus': { staff: [1, 2, 4, 5] },

  // The Processar menu limits Pontos to levels 0 to 2, its endpoints to 1 and 2.
  'expiry:run': { staff: [1, 2] },
  // Only the system's own jobs.
  'expiry:notify': {},

  // photos and videos of redemptions
  'gallery:list': { staff: [0, 1, 2, 3, 5] },
  'gallery:show': { seller: true, consumer: true },
  'gallery:listAny': { staff: [0, 1, 2, 3, 5], seller: true },
  'gallery:upload': { staff: [0, 1, 2, 5] },
  'gallery:delete': { staff: [1, 2, 5] },

  // codes, referrals and points of other platforms
  'registrationCode:list': { staff: [0, 1, 2, 5] },
  'registrationCode:create': { staff: [1, 2] },
  'registrationCode:update': { staff: [1, 2] },
  'registrationCode:delete': { staff: [1, 2] },
  'codePosting:listOwn': { seller: true },
  'referral:listOwn': { seller: true },
  'referral:record': { integration: true },
  'swpro:listOwn': { seller: true },
  'swpro:credit': { integration: true },
  'correction:run': { staff: [0, 1, 2, 5] },

  // scenarios as experiments, and simulations: for those who may change the settings being tried
  'scenario:read': { staff: [1, 2] },
  'scenario:update': { staff: [1, 2] },
  'scenario:assign': { staff: [1, 2] },
  'experiment:read': { staff: [1, 2] },
  'simulation:run': { staff: [1, 2] },
  'simulation:read': { staff: [1, 2] },
  // Only the system's own jobs.
  'parameterEffect:record': {},

  // system
  'settings:read': { staff: [1, 2] },
  'settings:update': { staff: [1, 2] },
  'messaging:read': { staff: [1, 2] },
  'messaging:update': { staff: [1, 2] },
  'log:list': { staff: [2] },
  // Only the system's own jobs.
  'log:seal': {},
  'log:anchor': {},
  // Beyond the documents: for those who verify the log.
  'integrity:read': { staff: [2] },
  'integrity:run': { staff: [2] },
  // Only the system's own jobs.
  'integrity:prove': {},
  // Beyond the documents: the operator's page and the pause of operations, whose reason every staff member sees.
  'operation:read': { staff: [0, 2] },
  'operation:manage': { staff: [0, 2] },
  'moneyPause:read': allStaff,

  // analysts: the console with its saved queries, and read-only tokens
  'analysis:read': { staff: [1, 2] },
  // Names of totals, dimensions and measures; each totals field has its own permission.
  'totalsCatalogue:read': allStaff,
  'analysis:manageTokens': { staff: [1, 2] },
  // Codes and texts of refusals, which the OpenAPI document publishes too.
  'errorCatalogue:read': everyone,

  // content seen on the storefront
  'banner:show': everyone,
  'banner:list': { staff: [1, 2] },
  'banner:create': { staff: [1, 2] },
  'banner:edit': { staff: [1, 2] },
  'banner:delete': { staff: [1, 2] },
  'content:show': storefront,
  'content:list': { staff: [1, 2] },
  'content:create': { staff: [1, 2] },
  'content:update': { staff: [1, 2] },
} as const satisfies Record<string, Audience>;

/** The name of one thing that somebody may or may not do, such as 'network:create'. */
export type Permission = keyof typeof permissions;

/** What staff may do whose level must have a second factor and who have none yet: sign in and out, and register one. */
export const beforeAFactor: ReadonlySet<Permission> = new Set<Permission>([
  'session:create',
  'session:end',
  'password:recover',
  'programme:read',
  'viewer:read',
  'secondFactor:manageOwn',
]);
