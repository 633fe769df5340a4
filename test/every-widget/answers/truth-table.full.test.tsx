import { ways } from '../../support/truth/scene'
import { scenes } from '../../support/truth/scenes'
import { describeTruths } from './truth-table'

/* Plays every scene in every way. */

describeTruths(scenes.flatMap(scene => ways.map(way => ({ scene, way }))))
