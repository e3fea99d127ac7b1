import type { StarterPage } from './starter-page.ts';

const SQUARES = 'galerije/Kvadratne%20ilustracije';

/** English pages: about the Games, and how to use the site. */
export const englishPages: readonly StarterPage[] = [
  {
    key: 'values',
    language: 'en-GB',
    translationOf: 'vrijednosti',
    title: 'Olympic values',
    description: `
      <p>The Olympic Movement gathers around three values: <strong>excellence</strong>, <strong>friendship</strong> and
      <strong>respect</strong>. They are not for champions alone. They hold in the school yard, in the club and in the
      stands.</p>
      <h2>The motto</h2>
      <p>The Olympic motto is <em>Citius, Altius, Fortius – Communiter</em>: “Faster, Higher, Stronger – Together”. The
      last word was added in 2021.</p>`,
    picture: { path: 'clanci-slike/baklja.jpg', caption: 'A burning torch. Illustration' },
    accordion: [
      {
        title: 'What does excellence mean?',
        data: `
          <p>Not always to win, but to give one’s best. Whoever runs a lap faster today than yesterday has made
          progress, in whichever place they finish.</p>`,
      },
      {
        title: 'What does friendship mean?',
        data: `
          <p>An opponent is not an enemy. Without opponents there would be no contest:</p>
          <ul>
          <li>we shake hands before and after</li>
          <li>we help whoever has fallen</li>
          <li>we congratulate whoever was better.</li>
          </ul>`,
      },
      {
        title: 'What does respect mean?',
        data: `
          <p>Respect for oneself and one’s body, for other people, for the rules and for the environment. Fair play and
          sport without doping are part of it.</p>`,
      },
    ],
  },
  {
    key: 'symbols',
    language: 'en-GB',
    translationOf: 'simboli',
    isOutdated: true,
    title: 'Rings, flame and flag',
    description: `
      <p>Few signs are known to as many people as the five interlaced rings. Pierre de Coubertin drew them in 1913. Blue,
      yellow, black, green and red on white, they stand for the five continents that Olympism brings together.</p>
      <p>The Olympic flag first flew at the Games in Antwerp in 1920.</p>
      <h2>The flame</h2>
      <p>For every Games the flame is lit in Olympia, in Greece, by the rays of the sun, and carried to the host city in a
      relay. The first such relay set out before the Games of 1936.</p>
      <p>What the Games want to pass on is told on the page <a href="/page/{values}/1">Olympic values</a>.</p>`,
    picture: {
      path: 'clanci-slike/2024/Baklja,%20%C5%A1iroka.jpg',
      caption: 'On the way to the host city. Illustration',
    },
    buttons: [{ title: 'Olympic values', link: '/page/{values}/1' }],
    gallery: [
      { path: `${SQUARES}/Baklja.jpg`, caption: 'The torch, square' },
      { path: `${SQUARES}/Medalje.jpg`, caption: 'Three medals, square' },
    ],
  },
  {
    key: 'sports',
    language: 'en-GB',
    translationOf: 'sportovi',
    title: 'Summer and winter sports',
    description: `
      <p>As a rule the Summer Games are held every four years, and the Winter Games in the even years between them. It was not
      always so: from the first Winter Games in Chamonix in 1924 to Albertville in 1992 both were held in the same
      year.</p>
      <p>Winter sports are those on snow or ice. All others belong to the Summer Games, those in halls too.</p>
      <figure><img src="/files/clanci-slike/vaterpolo-lopta.jpg" alt="Drawing of a water polo ball on water"><figcaption>Water
      polo was first played at the Games in 1900. Illustration</figcaption></figure>`,
    accordion: [
      {
        title: 'How do sport, discipline and event differ?',
        data: `
          <p>A sport may have several disciplines, and a discipline several events. Skiing is a sport, alpine skiing one
          of its disciplines, and the women’s slalom one of the events. Medals are won in events.</p>`,
      },
    ],
    gallery: [
      { path: `${SQUARES}/Atletska%20staza.jpg`, caption: 'Running track' },
      { path: `${SQUARES}/Jedrilica.jpg`, caption: 'Sailing boat' },
      { path: `${SQUARES}/Dvojac.jpg`, caption: 'Rowing pair' },
      { path: `${SQUARES}/Skija%C5%A1ka%20vrata.jpg`, caption: 'Slalom gate' },
    ],
  },
  {
    key: 'medals',
    language: 'en-GB',
    translationOf: 'odlicja',
    title: 'Croatia’s Olympic medals',
    description: `
      <p>Croatia has taken part in the Games under its own name since 1992. The list of medals on this site reaches from
      Barcelona 1992 to Paris 2024.</p>
      <table>
      <thead><tr><th>Games</th><th>Gold</th><th>Silver</th><th>Bronze</th><th>Total</th></tr></thead>
      <tbody>
      <tr><td>Summer</td><td>16</td><td>15</td><td>17</td><td>48</td></tr>
      <tr><td>Winter</td><td>4</td><td>6</td><td>1</td><td>11</td></tr>
      <tr><td>All</td><td>20</td><td>21</td><td>18</td><td>59</td></tr>
      </tbody>
      </table>
      <p>A team’s medal counts as one, however many athletes won it.</p>`,
    picture: { path: 'clanci-slike/medalje.jpg', caption: 'One dot, one medal. Illustration' },
    buttons: [
      { title: 'Summer and winter sports', link: '/page/{sports}/1' },
      { title: 'Rings, flame and flag', link: '/page/{symbols}/1' },
    ],
  },
  {
    key: 'documents',
    language: 'en-GB',
    translationOf: 'dokumenti',
    title: 'How to get documents',
    description: `
      <p>Templates and instructions can be opened or downloaded from this page. They are in Croatian. A link leads
      to its document even after the document got another name or place, so it is enough to pass on the link.</p>
      <ol>
      <li>Choose a document among the links below the text.</li>
      <li>PDF files open in the browser; others are downloaded.</li>
      </ol>`,
    buttons: [
      { title: 'How to write an article (PDF)', link: '/files/dokumenti/Upute/Kako%20napisati%20%C4%8Dlanak.pdf' },
      { title: 'How to prepare a picture (PDF)', link: '/files/dokumenti/Upute/Kako%20pripremiti%20sliku.pdf' },
    ],
    accordion: [
      {
        title: 'A document does not open. What can I do?',
        data: `
          <p>See whether the address is complete. Spaces and Croatian letters are written in it as signs like %20 and
          %C5%A1, which are easily lost when it is typed.</p>`,
      },
      {
        title: 'Where is the template for minutes?',
        data: `
          <p>Here: <a href="/files/dokumenti/Predlo%C5%A1ci/Zapisnik%20%E2%80%93%20predlo%C5%BEak.pdf">Zapisnik –
          predložak</a>.</p>`,
      },
    ],
  },
  {
    key: 'about-site',
    language: 'en-GB',
    translationOf: 'o-stranicama',
    title: 'About this site',
    description: `
      <p>This site holds news, pages and documents, in Croatian and in English.</p>
      <h2>News and pages</h2>
      <p>News has a date and moves down the list with time. A page has none: it stays at one address while its text
      grows.</p>
      <h2>Parts of a page</h2>
      <p>Below its text a page may have links, questions whose answers open, and a gallery. Each of these can be switched
      off without losing what it holds. The links of this page are shown; its gallery is switched off.</p>`,
    picture: { path: 'web-slike/Zaglavlje%20s%20metom.jpg', caption: 'Illustration' },
    buttons: [
      { title: 'Olympic values', link: '/page/{values}/1' },
      { title: 'Rings, flame and flag', link: '/page/{symbols}/1' },
      { title: 'Summer and winter sports', link: '/page/{sports}/1' },
      { title: 'Croatia’s Olympic medals', link: '/page/{medals}/1' },
      { title: 'How to get documents', link: '/page/{documents}/1' },
    ],
    gallery: [{ path: 'clanci-slike/2024/Medalje,%20%C5%A1iroke.jpg', caption: 'Medals. Illustration' }],
    hidden: ['gallery'],
  },
];
