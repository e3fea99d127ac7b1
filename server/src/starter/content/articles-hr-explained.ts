import type { StarterArticle } from './starter-article.ts';

/** Articles that explain how the Games and their signs work. */
export const explainedArticles: readonly StarterArticle[] = [
  {
    key: 'tablica-odlicja',
    language: 'hr-HR',
    title: 'Kako se čita tablica odličja',
    category: 'edukacija',
    author: 'tipfeler',
    daysAgo: 5,
    at: '10:00',
    state: 1,
    introtext: `
      <p>Zašto je zemlja s dvjema medaljama katkad ispred zemlje s deset? Odgovor je u tome što se u tablici najprije
      broji.</p>`,
    fulltext: `
      <p>Tablica odličja ima tri stupca: zlato, srebro i broncu. Najčešće se slaže po zlatu. Tek kada dvije zemlje
      imaju jednako zlatnih medalja, gledaju se srebrne, a zatim brončane. Po tom je načinu jedno zlato vrjednije od
      deset srebara.</p>
      <p>Drugi način zbraja sva odličja, bez obzira na boju. Po njemu je zemlja s deset bronci ispred zemlje s devet
      zlata. Nijedan način nije pogrešan, ali odgovaraju na različita pitanja: prvi pita tko je pobjeđivao, a drugi
      tko je najčešće bio na postolju.</p>
      <h2>Primjer</h2>
      <table>
      <thead><tr><th>Igre</th><th>Zlato</th><th>Srebro</th><th>Bronca</th><th>Ukupno</th></tr></thead>
      <tbody>
      <tr><td>Salt Lake City 2002.</td><td>3</td><td>1</td><td>0</td><td>4</td></tr>
      <tr><td>Peking 2008.</td><td>0</td><td>2</td><td>3</td><td>5</td></tr>
      <tr><td>Pariz 2024.</td><td>2</td><td>2</td><td>3</td><td>7</td></tr>
      </tbody>
      </table>
      <p>Po ukupnom broju najbolji su od navedenih nastupa oni iz Pariza, a po zlatu oni iz Salt Lake Cityja. Peking
      je po jednome drugi, a po drugome posljednji.</p>
      <p>I još nešto: u tablici momčadska medalja vrijedi kao jedna, iako ih se na postolju podijeli i petnaest.</p>`,
    picture: {
      name: 'medalje.jpg',
      alt: 'Crtež stupaca zlatnih, srebrnih i brončanih točaka',
      caption: 'Jedna točka, jedna medalja. Ilustracija',
    },
  },
  {
    key: 'zasto-tokio-2020',
    language: 'hr-HR',
    title: 'Zašto Igre održane 2021. nose broj 2020.? O brojenju olimpijada',
    category: 'edukacija',
    author: 'superadmin',
    daysAgo: 15,
    at: '09:25',
    state: 1,
    introtext: `
      <p>Olimpijada nije isto što i Olimpijske igre, a godina u nazivu nije uvijek godina održavanja.</p>`,
    fulltext: `
      <p>Riječ <em>olimpijada</em> u strogom značenju ne označuje natjecanje, nego razdoblje od četiriju godina.
      Olimpijske igre održavaju se u prvoj godini toga razdoblja. Olimpijade se broje od 1896., kada su u Ateni
      održane prve moderne Igre, i to bez obzira na to jesu li se Igre doista održale.</p>
      <p>Upravo zato rimski brojevi ne odgovaraju broju održanih Igara. Igre 1916., 1940. i 1944. otkazane su zbog
      svjetskih ratova, ali su njihove olimpijade zadržale redni broj. Igre u Parizu 2024. bile su Igre XXXIII.
      olimpijade, iako je dotad održano manje od trideset tri ljetnih Igara.</p>
      <h2>Tokio</h2>
      <p>Igre XXXII. olimpijade trebale su se održati 2020. Odgođene su zbog pandemije i održane 2021., ali su
      zadržale službeni naziv Tokio 2020. U popisima odličja zato piše 2020., pa i u našem.</p>
      <h2>Zimske se broje drukčije</h2>
      <p>Zimske olimpijske igre ne broje se po olimpijadama, nego redom kako su održane. Prve su bile 1924. u
      Chamonixu. Do 1992. održavale su se u istoj godini kao i ljetne, a od 1994. između dvaju ljetnih izdanja.</p>`,
  },
  {
    key: 'olimpijske-vrijednosti',
    language: 'hr-HR',
    title: 'Izvrsnost, prijateljstvo i poštovanje: tri riječi na kojima počiva olimpizam',
    category: 'olimpizam',
    author: 'tipfeler',
    daysAgo: 20,
    at: '12:00',
    state: 1,
    introtext: `
      <p>Tri olimpijske vrijednosti lako je nabrojiti, a teže objasniti djetetu. Pokušali smo s primjerima iz dvorane
      i s igrališta.</p>`,
    fulltext: `
      <p>Olimpizam sport ne smatra svrhom samom po sebi, nego dijelom odgoja. Zato se uz njega vežu tri vrijednosti:
      izvrsnost, prijateljstvo i poštovanje.</p>
      <h2>Izvrsnost</h2>
      <p>Izvrsnost ne znači nužno pobjedu. Znači dati najviše što možemo, danas malo bolje nego jučer. Dijete koje je
      prvi put preplivalo bazen jednako je izvrsno kao prvak koji je popravio vlastiti rezultat.</p>
      <h2>Prijateljstvo</h2>
      <p>Na igralištu smo protivnici dok traje igra. Prije i poslije nje povezuje nas više nego što nas razdvaja: isti
      napor, ista trema, ista radost. Olimpijsko selo, u kojem zajedno žive sportaši iz cijelog svijeta, ta je misao
      pretvorena u zgradu.</p>
      <h2>Poštovanje</h2>
      <p>Poštovanje se odnosi na suparnika, suca i pravila, ali i na vlastito tijelo i okoliš. Varanje je zato
      dvostruka povreda: protivniku oduzima zasluženo, a varalici smisao.</p>
      <p>Kako to uvježbati? Dovoljno je nakon svakog treninga postaviti tri pitanja: što sam danas učinio bolje, komu
      sam pomogao i prema komu sam bio pravedan.</p>`,
    picture: {
      name: 'baklja.jpg',
      alt: 'Crtež baklje s crvenim i žutim plamenom na tamnoplavoj podlozi',
      caption: 'Baklja kao znak olimpizma. Ilustracija',
    },
  },
  {
    key: 'olimpijski-krugovi',
    language: 'hr-HR',
    title: 'Pet krugova i šest boja: što govori olimpijska zastava',
    category: 'olimpizam',
    author: 'tipfeler',
    daysAgo: 43,
    at: '11:15',
    state: 1,
    introtext: `
      <p>Plavi, žuti, crni, zeleni i crveni krug na bijeloj podlozi poznaju gotovo svi. Manje je poznato zašto su boje
      upravo te.</p>`,
    fulltext: `
      <p>Olimpijski znak osmislio je 1913. Pierre de Coubertin, utemeljitelj modernih Olimpijskih igara. Pet
      isprepletenih krugova predočuje pet dijelova svijeta okupljenih u olimpijskom pokretu i susret sportaša na
      Igrama.</p>
      <p>Raširena je predodžba da svaka boja označuje određeni kontinent. Coubertin ju je zamislio drukčije. Krugova
      je pet, ali je boja šest, jer se broji i bijela podloga: te su boje izabrane zato što se od njih mogla složiti
      svaka državna zastava toga doba.</p>
      <p>Krugovi stoje u dvama redovima. U gornjem su plavi, crni i crveni, a u donjem žuti i zeleni. Redoslijed nije
      proizvoljan, kao ni način na koji su isprepleteni, i ne smije se mijenjati.</p>
      <p>Olimpijska zastava prvi se put na Igrama zavijorila 1920. u Antwerpenu. Otad je dio svakog otvaranja i
      zatvaranja: na kraju Igara predaje se predstavnicima sljedećega grada domaćina.</p>
      <p>Djeci je znak zahvalan zadatak za crtanje, a odraslima podsjetnik: nijedan krug ne stoji sam.</p>`,
  },
  {
    key: 'olimpijski-plamen',
    language: 'hr-HR',
    title: 'Od Sunčeve zrake do stadiona: kako putuje olimpijski plamen',
    category: 'olimpizam',
    author: 'superadmin',
    daysAgo: 0,
    at: '06:40',
    state: 1,
    publishInDays: 2,
    introtext: `
      <p>Plamen se pali u Olimpiji, s pomoću zrcala i Sunca, a gasi tek na zatvaranju Igara. U međuvremenu prođe kroz
      mnogo ruku.</p>`,
    fulltext: `
      <p>Mjesec ili više prije početka Igara u drevnoj se Olimpiji, u Grčkoj, pali olimpijski plamen. Ne pali se
      šibicom, nego udubljenim zrcalom koje Sunčeve zrake skuplja u jednu točku. Ako je toga dana oblačno,
      upotrebljava se plamen pripremljen na jednak način na probi.</p>
      <h2>Štafeta</h2>
      <p>Plamen potom prelazi s baklje na baklju. Svaki nositelj ima svoju, a među njima se prenosi samo vatra. Tako
      se izbjegava da se ista baklja troši danima, a svaki nositelj dobiva jednaku ulogu. Prva štafeta na Igrama
      održana je 1936.</p>
      <h2>Stadion</h2>
      <p>Posljednji nositelj na otvaranju pali veliki plamenik. Tko će to biti, obično se do kraja drži u tajnosti.
      Plamen zatim gori sve dok Igre traju i gasi se na zatvaranju.</p>
      <figure>
      <img src="/files/clanci-slike/baklja.jpg"
      alt="Crtež baklje pred krugovima svjetlosti">
      <figcaption>Baklju prima nositelj, a plamen ide dalje. Ilustracija</figcaption></figure>
      <p>Baklja se za svake Igre oblikuje iznova. Mora biti dovoljno lagana da se s njom trči i dovoljno otporna na
      vjetar i kišu. Plamen je, naprotiv, uvijek isti.</p>`,
    picture: {
      name: 'baklja.jpg',
      alt: 'Crtež olimpijske baklje s plamenom pred svijetlim krugom',
      caption: 'Plamen na baklji. Ilustracija',
    },
  },
  {
    key: 'olimpijski-skolski-dan',
    language: 'hr-HR',
    title: 'Olimpijski dan u školi: kako ga zamisliti bez velikog stadiona',
    category: 'edukacija',
    author: 'tipfeler',
    daysAgo: 6,
    at: '15:20',
    state: 0,
    introtext: `
      <p>Za olimpijski dan u školi ne treba ni atletska staza ni razglas. Dovoljni su dvorište, nekoliko postaja i
      dobra podjela uloga.</p>`,
    fulltext: `
      <p>Olimpijski dan u školi najbolji je kada svako dijete ima što raditi, i ono koje najbrže trči i ono koje
      trčati ne voli. Zato vrijedi od početka razlikovati natjecatelje, suce, zapisničare, nositelje zastava i
      izvjestitelje.</p>
      <h2>Otvaranje</h2>
      <p>Svaki razred može izabrati zemlju, nacrtati njezinu zastavu i u jednoj rečenici reći što o njoj zna. Mimohod
      je kratak, a prisega jednostavna: igramo pošteno i navijamo za sve.</p>
      <h2>Postaje</h2>
      <ul>
      <li>bacanje loptice u cilj,</li>
      <li>štafetno trčanje s mekom palicom,</li>
      <li>preskakanje užeta udvoje,</li>
      <li>ravnoteža na niskoj klupi,</li>
      <li>kviz o olimpijskim znakovima.</li>
      </ul>
      <p>Bodovi se zbrajaju po razredima, a ne po učenicima, pa i slabiji rezultat pomaže zajednici. Uz bodove za
      postaje dobro je dodijeliti i bodove za poštenu igru, koje daju učenici suci.</p>
      <h2>Zatvaranje</h2>
      <p>Umjesto medalja svatko može dobiti papirnati krug u jednoj od pet boja. Kada se krugovi zalijepe na zid,
      nastaje znak koji su napravili svi.</p>`,
    picture: {
      name: 'atletska-staza.jpg',
      alt: 'Crtež atletske staze odozgo s trkačima različitih boja',
      caption: 'Svatko u svojoj stazi. Ilustracija',
    },
  },
  {
    key: 'popis-kategoriziranih',
    language: 'hr-HR',
    title: 'Kako se čita popis kategoriziranih sportaša',
    category: 'edukacija',
    author: 'superadmin',
    daysAgo: 27,
    at: '13:30',
    state: 1,
    introtext: `
      <p>Ime, sport, kategorija, datum. Popis kategoriziranih sportaša na prvi je pogled jednostavan, no u svakom se
      stupcu krije pokoja zamka.</p>`,
    fulltext: `
      <p>Kategorizacija razvrstava sportaše prema ostvarenim rezultatima. Popis na stranicama prikaz je stanja na
      određeni dan, a ne povijest: sportaš kojemu je kategorija istekla na njemu se više ne vidi.</p>
      <h2>Na što treba paziti</h2>
      <ol>
      <li><strong>Ime i prezime.</strong> Mogu se ponoviti. Dva retka s istim imenom ne moraju pripadati istoj osobi,
      osobito ako im se razlikuje sport.</li>
      <li><strong>Sport.</strong> Sportaš koji se bavi dvama sportovima može imati dva retka, u svakome s drukčijom
      kategorijom.</li>
      <li><strong>Kategorija.</strong> Označuje se rimskim brojem i manji broj znači višu kategoriju. Prva je, dakle,
      najviša.</li>
      <li><strong>Datum isteka.</strong> Kategorija vrijedi do navedenog datuma, a potom se obnavlja ili
      prestaje.</li>
      </ol>
      <p>Pri čitanju valja paziti na naša slova: Perković i Perkovič nisu isto prezime. Ako traženo ime ne nađete,
      pokušajte samo s prezimenom ili s nekoliko prvih slova.</p>
      <p>Popis se ne uređuje redak po redak, nego se zamjenjuje cijelom novom datotekom. Zato se može dogoditi da se
      od jučer do danas promijeni više redaka odjednom.</p>`,
  },
  {
    key: 'olimpijsko-geslo',
    language: 'hr-HR',
    title: 'Brže, više, jače – zajedno: geslo koje je dobilo četvrtu riječ',
    category: 'olimpizam',
    author: 'tipfeler',
    daysAgo: 4,
    at: '17:05',
    state: 0,
    introtext: `
      <p>Više od stoljeća olimpijsko je geslo imalo tri riječi. Uoči Igara u Tokiju dodana mu je četvrta.</p>`,
    fulltext: `
      <p>Latinski izvornik, <em>Citius, altius, fortius</em>, tri su komparativa: brže, više, jače. Nijedan od njih ne
      kaže „od koga”. U tome je i ljepota gesla: čovjek se može uspoređivati sa suparnikom, ali i sa sobom od
      jučer.</p>
      <p>Godine 2021., neposredno prije odgođenih Igara u Tokiju, Međunarodni olimpijski odbor dodao je crtu i
      riječ <em>zajedno</em> (latinski <em>communiter</em>). Dodatak mijenja smisao: tri komparativa govore o
      pojedincu, a četvrta riječ podsjeća da nitko nije brz ni jak sam. Iza svakoga stoje trener, suigrač, liječnik,
      obitelj, pa i suparnik bez kojega natjecanja ne bi bilo.</p>
      <h2>Geslo i pravopis</h2>
      <p>U hrvatskome se geslo piše s crtom ispred posljednje riječi: brže, više, jače – zajedno. Crta je odvojena
      bjelinama s obiju strana, za razliku od spojnice, koja se piše bez njih.</p>
      <p>Geslo ne treba miješati s često ponavljanom mišlju da je važno sudjelovati. I ona se veže uz početke modernih
      Igara, ali službeno geslo nije.</p>`,
    picture: {
      name: 'veslanje-dvojac.jpg',
      alt: 'Crtež dvojice veslača u istom čamcu, odozgo',
      caption: 'U dvojcu se brzo može samo zajedno. Ilustracija',
    },
  },
];
