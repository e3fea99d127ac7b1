import type { StarterPage } from './starter-page.ts';

const SQUARES = 'galerije/Kvadratne%20ilustracije';

/** Croatian pages: about the Games, and how to use the site. */
export const croatianPages: readonly StarterPage[] = [
  {
    key: 'vrijednosti',
    language: 'hr-HR',
    title: 'Olimpijske vrijednosti',
    description: `
      <p>Olimpijski pokret okuplja se oko triju vrijednosti: <strong>izvrsnosti</strong>, <strong>prijateljstva</strong>
      i <strong>poštovanja</strong>. Ne tiču se samo vrhunskih sportaša. Jednako vrijede na školskom igralištu, u klubu
      i na tribini.</p>
      <h2>Geslo</h2>
      <p>Olimpijsko geslo glasi <em>Citius, Altius, Fortius – Communiter</em>, odnosno „Brže, više, jače – zajedno”.
      Posljednja riječ dodana je 2021. godine.</p>
      <p>U nastavku su kratka objašnjenja triju vrijednosti, s primjerima koje može ponoviti svatko.</p>`,
    picture: { path: 'clanci-slike/baklja.jpg', caption: 'Upaljena baklja. Ilustracija' },
    accordion: [
      {
        title: 'Što znači izvrsnost?',
        data: `
          <p>Izvrsnost ne znači uvijek pobijediti, nego dati najbolje od sebe. Tko danas istrči krug brže nego jučer,
          napredovao je, kojim god mjestom završio.</p>`,
      },
      {
        title: 'Što znači prijateljstvo?',
        data: `
          <p>Sport uči da protivnik nije neprijatelj. Bez njega ne bi bilo natjecanja:</p>
          <ul>
          <li>pružamo ruku prije i poslije susreta</li>
          <li>pomažemo onome tko je pao</li>
          <li>čestitamo boljemu.</li>
          </ul>`,
      },
      {
        title: 'Što znači poštovanje?',
        data: `
          <p>Poštujemo sebe i svoje tijelo, druge ljude, pravila i okoliš. Poštena igra i sport bez dopinga dio su iste
          vrijednosti.</p>`,
      },
    ],
  },
  {
    key: 'simboli',
    language: 'hr-HR',
    title: 'Krugovi, plamen i zastava',
    description: `
      <p>Malo je znakova koje prepoznaje toliko ljudi kao pet isprepletenih krugova. Nacrtao ih je 1913. godine Pierre de
      Coubertin. Plavi, žuti, crni, zeleni i crveni krug na bijeloj podlozi predstavljaju pet kontinenata koje povezuje
      olimpizam.</p>
      <p>Olimpijska zastava prvi se put na Igrama vijorila 1920. u Antwerpenu.</p>
      <h2>Plamen</h2>
      <p>Plamen se za svake Igre pali u Olimpiji, u Grčkoj, s pomoću Sunčevih zraka, a štafeta ga nosi do grada domaćina.
      Prva takva štafeta krenula je uoči Igara 1936. godine.</p>
      <p>Više o tome što Igre žele prenijeti piše na stranici <a href="/page/{vrijednosti}/1">Olimpijske
      vrijednosti</a>.</p>`,
    picture: {
      path: 'clanci-slike/2024/Baklja,%20%C5%A1iroka.jpg',
      caption: 'Plamen se nosi do grada domaćina. Ilustracija',
    },
    buttons: [{ title: 'Olimpijske vrijednosti', link: '/page/{vrijednosti}/1' }],
    gallery: [
      { path: `${SQUARES}/Baklja.jpg`, caption: 'Baklja, kvadratni izrez' },
      { path: `${SQUARES}/Medalje.jpg`, caption: 'Tri odličja, kvadratni izrez' },
    ],
  },
  {
    key: 'sportovi',
    language: 'hr-HR',
    title: 'Ljetni i zimski sportovi',
    description: `
      <p>Ljetne olimpijske igre u pravilu se održavaju svake četvrte godine, a zimske u parnim godinama između njih. Nije oduvijek
      bilo tako: od prvih zimskih igara u Chamonixu 1924. do Albertvillea 1992. obje su se Igre održavale iste godine.</p>
      <p>Zimski su sportovi oni koji se odvijaju na snijegu ili ledu. Svi ostali pripadaju ljetnim Igrama, i oni u
      dvorani.</p>
      <figure><img src="/files/clanci-slike/vaterpolo-lopta.jpg" alt="Crtež vaterpolske lopte na vodi"><figcaption>Vaterpolo
      je prvi put bio na programu Igara 1900. godine. Ilustracija</figcaption></figure>`,
    accordion: [
      {
        title: 'Po čemu se razlikuju sport, disciplina i natjecanje?',
        data: `
          <p>Sport može imati više disciplina, a disciplina više natjecanja. Skijanje je, primjerice, sport, alpsko
          skijanje njegova disciplina, a slalom za žene jedno od natjecanja. Odličja se dodjeljuju u natjecanjima.</p>`,
      },
      {
        title: 'Što su kratice OI i ZOI?',
        data: '<p>OI su olimpijske igre, a ZOI zimske olimpijske igre. Uz kraticu stoji grad domaćin i godina.</p>',
      },
    ],
    gallery: [
      { path: `${SQUARES}/Atletska%20staza.jpg`, caption: 'Atletska staza' },
      { path: `${SQUARES}/Jedrilica.jpg`, caption: 'Jedrilica' },
      { path: `${SQUARES}/Dvojac.jpg`, caption: 'Veslački dvojac' },
      { path: `${SQUARES}/Skija%C5%A1ka%20vrata.jpg`, caption: 'Skijaška vrata' },
    ],
  },
  {
    key: 'odlicja',
    language: 'hr-HR',
    title: 'Hrvatska odličja na olimpijskim igrama',
    description: `
      <p>Hrvatska na Igrama nastupa pod svojim imenom od 1992. godine. Popis odličja na ovim stranicama seže od Barcelone
      1992. do Pariza 2024.</p>
      <table>
      <thead><tr><th>Igre</th><th>Zlato</th><th>Srebro</th><th>Bronca</th><th>Ukupno</th></tr></thead>
      <tbody>
      <tr><td>Ljetne</td><td>16</td><td>15</td><td>17</td><td>48</td></tr>
      <tr><td>Zimske</td><td>4</td><td>6</td><td>1</td><td>11</td></tr>
      <tr><td>Sve</td><td>20</td><td>21</td><td>18</td><td>59</td></tr>
      </tbody>
      </table>
      <p>Momčadsko odličje broji se kao jedno, koliko god ga sportaša osvojilo.</p>`,
    picture: { path: 'clanci-slike/medalje.jpg', caption: 'Jedna točka, jedna medalja. Ilustracija' },
    buttons: [
      { title: 'Ljetni i zimski sportovi', link: '/page/{sportovi}/1' },
      { title: 'Krugovi, plamen i zastava', link: '/page/{simboli}/1' },
    ],
  },
  {
    key: 'dokumenti',
    language: 'hr-HR',
    title: 'Kako doći do dokumenata',
    description: `
      <p>Predlošci i upute mogu se otvoriti ili preuzeti s ove stranice. Poveznica vodi do
      dokumenta i nakon što mu se promijeni naziv ili mjesto, pa je dovoljno proslijediti nju.</p>
      <ol>
      <li>Pritisnite naziv dokumenta među poveznicama ispod teksta.</li>
      <li>Datoteka PDF otvara se u pregledniku, a ostale se preuzimaju.</li>
      <li>Za ispis odaberite naredbu za ispis u pregledniku.</li>
      </ol>`,
    buttons: [
      { title: 'Kako napisati članak (PDF)', link: '/files/dokumenti/Upute/Kako%20napisati%20%C4%8Dlanak.pdf' },
      { title: 'Kako pripremiti sliku (PDF)', link: '/files/dokumenti/Upute/Kako%20pripremiti%20sliku.pdf' },
      {
        title: 'Predložak dopisa (Word)',
        link: '/files/dokumenti/Predlo%C5%A1ci/Dopis%20%E2%80%93%20predlo%C5%BEak.docx',
      },
    ],
    accordion: [
      {
        title: 'Dokument se ne otvara. Što mogu učiniti?',
        data: `
          <p>Provjerite je li adresa prenesena cijela. Razmaci i slova s kvačicama u njoj su zapisani znakovima poput
          %20 i %C5%A1, pa se pri prepisivanju lako izgube.</p>`,
      },
      {
        title: 'Gdje su zapisnici?',
        data: `
          <p>Predložak zapisnika je ovdje: <a href="/files/dokumenti/Predlo%C5%A1ci/Zapisnik%20%E2%80%93%20predlo%C5%BEak.pdf">Zapisnik
          – predložak</a>.</p>`,
      },
    ],
  },
  {
    key: 'o-stranicama',
    language: 'hr-HR',
    title: 'O ovim stranicama',
    description: `
      <p>Na ovim su stranicama vijesti, stalne stranice i dokumenti, na hrvatskom i engleskom jeziku.</p>
      <h2>Vijesti i stranice</h2>
      <p>Vijest ima datum i s vremenom silazi niže na popisu. Stranica nema datum: ostaje na istoj adresi, a tekst joj se
      dopunjuje.</p>
      <h2>Dijelovi stranice</h2>
      <p>Ispod teksta stranice mogu stajati poveznice, pitanja i odgovori koji se otvaraju te galerija slika. Svaki se od
      tih dijelova može uključiti ili isključiti, a da se ono što je u njemu upisano ne izgubi. Galerija ove stranice je
      isključena.</p>`,
    picture: { path: 'web-slike/Zaglavlje%20s%20metom.jpg', caption: 'Ilustracija' },
    buttons: [
      { title: 'Olimpijske vrijednosti', link: '/page/{vrijednosti}/1' },
      { title: 'Krugovi, plamen i zastava', link: '/page/{simboli}/1' },
      { title: 'Ljetni i zimski sportovi', link: '/page/{sportovi}/1' },
      { title: 'Hrvatska odličja na olimpijskim igrama', link: '/page/{odlicja}/1' },
      { title: 'Kako doći do dokumenata', link: '/page/{dokumenti}/1' },
    ],
    gallery: [{ path: 'clanci-slike/2024/Medalje,%20%C5%A1iroke.jpg', caption: 'Odličja. Ilustracija' }],
    hidden: ['gallery'],
  },
];
