// PostGraphile 5, started as in its documentation, over the benchmark database: node serve.mjs <database url> <port>. Its packages are
// separate from the product's: they would more than double everyone's install.
import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

const [connectionString, port] = process.argv.slice(2);
const served = postgraphile({
  extends: [PostGraphileAmberPreset],
  // Orders and conditions on columns covered only by compound indexes.
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  pgServices: [makePgService({ connectionString, schemas: ['public', 'bench'], poolConfig: { max: 20 } })],
  grafserv: { watch: false, graphiql: false },
}).createServ(grafserv);
const server = createServer();
await served.addTo(server);
server.listen(Number(port), '127.0.0.1');
