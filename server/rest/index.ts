/** The documented REST door: importing this registers every route. */
import './sessions/sessions.routes.ts';
import './networks/networks.routes.ts';
import './stores/stores.routes.ts';
import './sellers/sellers.routes.ts';
import './postings/postings.routes.ts';
import './postings/submissions.routes.ts';
