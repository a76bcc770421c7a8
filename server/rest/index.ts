/** The documented REST door: importing this registers every route. */
import './sessions/sessions.routes.ts';
import './networks/networks.routes.ts';
