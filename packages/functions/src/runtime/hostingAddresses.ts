import { BlockList, isIP } from 'node:net';

/**
 * The networks from which Firebase Hosting passes requests on: https://api.fastly.com/public-ip-list, November 2026. Fastly
 * adds two or three in a year, months before it uses them.
 */
const NETWORKS = [
  '23.235.32.0/20',
  '43.249.72.0/22',
  '103.244.50.0/24',
  '103.245.222.0/23',
  '103.245.224.0/24',
  '104.156.80.0/20',
  '140.248.64.0/18',
  '140.248.128.0/17',
  '146.75.0.0/17',
  '151.101.0.0/16',
  '157.52.64.0/18',
  '167.82.0.0/17',
  '167.82.128.0/20',
  '167.82.160.0/20',
  '167.82.224.0/20',
  '172.111.64.0/18',
  '185.31.16.0/22',
  '199.27.72.0/21',
  '199.232.0.0/16',
  '2a04:4e40::/32',
  '2a04:4e42::/32',
];

const networks = new BlockList();
for (const network of NETWORKS) {
  const [address = '', bits] = network.split('/');
  networks.addSubnet(address, Number(bits), addressFamily(address));
}

/** Whether a network address belongs to Firebase Hosting. */
export function isOfHosting(address: string): boolean {
  return isIP(address) !== 0 && networks.check(address, addressFamily(address));
}

function addressFamily(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
