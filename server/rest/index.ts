/** The documented REST door: importing this registers every route. */
import './sessions/password-recovery.routes.ts';
import './sessions/sessions.routes.ts';
import './dashboard/dashboard.routes.ts';
import './networks/networks.routes.ts';
import './stores/stores.routes.ts';
import './products/products.routes.ts';
import './products/store-products.routes.ts';
import './stock/till-balance.routes.ts';
import './sellers/sellers.routes.ts';
import './postings/postings.routes.ts';
import './postings/submissions.routes.ts';
import './rewards/rewards.routes.ts';
import './redemptions/redemptions.routes.ts';
import './imports/imports.routes.ts';
import './consumers/consumers.routes.ts';
import './staff/staff.routes.ts';
import './settings/settings.routes.ts';
