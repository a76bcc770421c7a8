/** A chunk that several pages load together. A group also takes everything its modules depend on. */
interface ChunkGroup {
  name: string;
  test?: RegExp;
  /** The bundler's tag for what the page imports before any route. */
  tags?: '$initial'[];
  priority: number;
}

const anyOf = (names: string): string => `(?:${names.trim().split(/\s+/).join('|')})`;
const library = (names: string) => `node_modules[\\\\/]${anyOf(names)}[\\\\/]`;
const mui = (names: string) => `@mui[\\\\/]material[\\\\/]${anyOf(names)}[\\\\/]`;
const icon = (names: string) => `@mui[\\\\/]icons-material[\\\\/]${anyOf(names)}\\.`;
const own = (folder: string, names: string) => `web[\\\\/]${folder.replace('/', '[\\\\/]')}[\\\\/]${anyOf(names)}\\.`;
const shared = (names: string) => `server[\\\\/]shared[\\\\/]${anyOf(names)}\\.`;

/**
 * Ordered from what every page needs to what only forms need; each group takes what the earlier ones left. Without groups, every module
 * shared by two pages is its own chunk: 90 on the seller's home, all listed in the route files. Sign-in pages load only the groups in
 * `first`; `npm run e2e` measures each first page (web/e2e/first-load).
 */
const INITIAL = '$initial';
const GROUPS: readonly (readonly [name: string, ...tests: string[]])[] = [
  ['react', library('react react-dom scheduler react-router')],
  [
    'controls',
    mui(
      'Box Button ButtonBase Card FormControl FormHelperText IconButton InputAdornment InputLabel Link OutlinedInput SvgIcon Typography styles',
    ),
  ],
  ['initial', INITIAL],
  [
    'first',
    own('session', 'guards sign-in-form session-provider terms-gate redirects left-page use-returns'),
    own(
      'ui',
      'text-link brand-mark color-mode-toggle programme-name skip-link navigation-progress button-link document-title lazy-page page-route points-pattern kept-in-tab dialog-history',
    ),
    shared('cpf text'),
  ],
  // Icons used in both areas; otherwise the panel would fetch the members' chunk for three icons.
  ['icons', icon('CardGiftcardOutlined KeyboardArrowDown Logout StorefrontOutlined')],
  ['receipt-icon', icon('ReceiptLongOutlined')],
  [
    'entrance',
    own('storefront', 'storefront-shell storefront-header footer tutorial-button visitor-actions menu member-login'),
    own('members', 'may-send-invoice'),
  ],
  ['data', library('@apollo[\\\\/]client'), own('session', 'apollo-client upload-operation apollo-frame')],
  ['width', mui('useMediaQuery')],
  ['page', own('ui', 'page-header arrival menu-place timeline')],
  [
    'parts',
    mui('Alert Breadcrumbs CardActionArea Chip Divider LinearProgress Paper Skeleton Stack'),
    own('ui', 'states loading-state key-figure status-chip amounts fetch-ahead'),
    own('members/receipt', 'submission-look'),
    shared('barcode cep cnpj dates enums format limits phone sign states'),
  ],
  ['rules', library('zod'), `web[\\\\/]build[\\\\/]zod-without-eval\\.`, shared('form-rules is-url reversal-reason-rules')],
  [
    'layers',
    mui(
      'Backdrop Dialog DialogActions DialogContent DialogContentText DialogTitle Drawer Fade Grow List Menu MenuItem MenuList Modal Popover Portal Slide',
    ),
    own('ui', 'dialog'),
  ],
  ['banners', own('members/banners', 'carousel banner-slide')],
  [
    'member',
    own('storefront', 'bottom-bar desktop-menu member-actions'),
    own('members', 'expiry-forecast'),
    own('members/banners', 'banner-carousel use-todays-banners'),
  ],
  ['choices', mui('Checkbox FormControlLabel Switch')],
  ['fields', mui('Select TextField')],
  ['forms', library('react-hook-form @hookform @maskito'), `web[\\\\/]forms[\\\\/](?!upload-field)`],
];

/** The groups in the bundler's format. */
export const chunkGroups: ChunkGroup[] = GROUPS.map(([name, ...tests], index) => ({
  name,
  ...(tests[0] === INITIAL ? { tags: [INITIAL] } : { test: new RegExp(tests.join('|')) }),
  priority: GROUPS.length - index,
}));
