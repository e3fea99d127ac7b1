/**
 * Texts of the former site, made by its editor, its plug-ins and by hand: harmless, so cleaning keeps them byte for
 * byte.
 */
export const JOOMLA_TEXTS: readonly string[] = [
  '{loadposition nesto}',
  '<p>{loadposition nesto}</p>\r\n<p>{module 12}</p>',
  '<p>Prije {youtube}dQw4w9WgXcQ{/youtube} poslije</p>\n{gallery}2012/london:::0:0{/gallery}',
  '<p style="text-align: center;"><strong>{source}</strong></p>\r\n<hr id="system-readmore" />\r\n<p>Ostatak&nbsp;teksta.</p>',
  '<table class="tablica" style="width: 100%; border: 1px solid #ccc;" border="1" cellspacing="0" cellpadding="4">\r\n<thead>\r\n<tr>\r\n<th scope="col">Ime</th>\r\n</tr>\r\n</thead>\r\n<tbody>\r\n<tr style="height: 20px;">\r\n<td rowspan="2" valign="top">Sinković</td>\r\n</tr>\r\n<tr></tr>\r\n</tbody>\r\n</table>',
  '<figure class="image" style="float:right;width:300px"><img src="images/stories/veslanje.jpg" border="0" width="300" height="200" alt="" /><figcaption>Foto: HOO</figcaption></figure>',
  '<div class="row-fluid"><div class="span6"><h3 class="naslov"><span style="color: #ff0000;">Naslov</span></h3></div></div>',
  '<p><iframe width="560" height="315" src="https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0&amp;start=5" frameborder="0" allowfullscreen="allowfullscreen"></iframe></p>',
  '<iframe src="//player.vimeo.com/video/76979871" width="640" height="360" frameborder="0"></iframe>',
  '<p><img src="images/stories/slika.jpg" class="lijevo" style="float: left; margin: 5px;" alt="a" title="b" />Tekst uz sliku<br />novi red</p>',
  '<p><a name="vrh"></a><a href="index.php?option=com_content&amp;view=article&amp;id=12" target="_blank" rel="noopener">Više</a></p>',
  '<P ALIGN="center"><FONT size="4" face="Arial">VELIKO</FONT></P>\r\n\r\n<ul>\r\n<li>jedan</li>\r\n<li>dva</li>\r\n</ul>',
];
